import { testChoices } from '../support/choices.ts';
import { demosOf } from '../support/demos.ts';

for (const { path, band, open } of demosOf('states'))
  testChoices({
    ...{ path, open, heading: band.heading, legend: band.legend },
    options: band.states.map(({ name }) => name),
    shows: (name) => `${band.screen}: ${name}`,
  });
