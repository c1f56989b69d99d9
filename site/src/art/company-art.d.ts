declare module 'company:art' {
  export const art: import('./contract.ts').Art;
}
