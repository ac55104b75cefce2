/** Stands for the package, so that the API's types hold without it. The package's own index.ts is of the same type. */
declare module '@shop/world' {
  const world: import('@shop/contract/contents').ContentsMaker;
  export default world;
}
