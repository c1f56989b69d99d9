import { z } from 'astro/zod';
import { email, text } from '../fields/parts.ts';

// Addresses and opening hours, for the contact page, the footer and the structured data.

export const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const postalAddress = z
  .strictObject({
    street: text('Street and number, one line'),
    postalCode: text('The postal code. In quotes if it is a number: "0150"').optional(),
    city: text('The city or town'),
    region: text('The state or county, if mail needs it').optional(),
    country: text('The name of the country'),
    cityLine: text(
      'The line with the city, if not {postalCode} {city}. May contain {postalCode}, {city} and {region}',
    ).optional(),
  })
  .describe('The postal address');

const time = (what: string) =>
  z
    .string()
    .regex(
      /^([01]\d|2[0-4]):[0-5]\d$/,
      'a time has two digits for the hour and two for the minutes: "09:00"',
    )
    .describe(what);

export const hours = z
  .array(
    z.strictObject({
      days: z.array(z.enum(days).describe('A day, in English')).min(1).describe('The days'),
      opens: time('The opening time: "08:00"'),
      closes: time('The closing time: "16:00"'),
      text: text(
        'What visitors read instead of days and times: "Weekdays, eight to four"',
      ).optional(),
    }),
  )
  .min(1)
  .describe('The opening hours, one entry for each line');

export const office = z.strictObject({
  name: text('The name of the office, such as its city or street'),
  address: postalAddress,
  phone: text('The phone number as visitors read it, with the country code').optional(),
  email: email.optional().describe('The email address of the office, if it has its own'),
  hours: hours.optional(),
});

export type PostalAddress = z.infer<typeof postalAddress>;
export type OpeningHours = z.infer<typeof hours>;
export type Office = z.infer<typeof office>;
