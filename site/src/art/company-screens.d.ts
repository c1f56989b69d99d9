declare module 'company:screens' {
  export const screens: import('./contract.ts').Screens;
}
