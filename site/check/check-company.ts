import type { Fault } from './fault.ts';

type Checker = (folder: string) => Fault[];

/**
 * What is wrong with the files of a company, before anything is built from them. The build itself stops
 * with what it cannot read; what a checker of the folder finds beyond that is to be asked for here.
 */
export const checkCompany: Checker = () => [];
