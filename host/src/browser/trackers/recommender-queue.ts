/** What the vendor's queue takes: a command's name, and what it says. */
export type RecommenderCommand = readonly [name: string, said?: unknown];

declare global {
  interface Window {
    /** The vendor's queue, to which pages add what they ask for; what it holds when the script comes is read then. */
    ScarabQueue?: RecommenderCommand[] | { push(command: RecommenderCommand): unknown };
  }
}
