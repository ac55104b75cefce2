export interface Invented {
  name: string;
}
