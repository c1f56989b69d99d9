declare module 'company:follow' {
  export const follow: import('./contract.ts').Follow;
}
