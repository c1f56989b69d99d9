import { z } from 'astro/zod';
import { email, text } from './parts.ts';

// Addresses and opening hours, for the contact page, the footer and the structured data.

const days = [
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
    postalCode: text('In quotes, where it is a number: "0150"').optional(),
    city: text('The city or town'),
    region: text('The state or county, where post needs it').optional(),
    country: text('As people read it'),
    cityLine: text(
      'How the line with the city reads where it is not {postalCode} {city}; may hold {postalCode}, {city} and {region}',
    ).optional(),
  })
  .describe('Where post reaches the company');

const time = (what: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'a time is written "09:00", in quotes')
    .describe(what);

export const hours = z
  .array(
    z.strictObject({
      text: text('What people read: "Weekdays, eight to four"'),
      days: z
        .array(z.enum(days).describe('In English, for machines'))
        .min(1)
        .describe('The same for machines'),
      opens: time('"08:00"'),
      closes: time('"16:00"'),
    }),
  )
  .min(1)
  .describe('When somebody is there, a line each');

export const office = z.strictObject({
  name: text('What you call it: a town, a street, a house'),
  address: postalAddress,
  phone: text('As people read it, with country code').optional(),
  email: email.optional().describe('If it has one of its own'),
  hours: hours.optional(),
});

export type PostalAddress = z.infer<typeof postalAddress>;
export type OpeningHours = z.infer<typeof hours>;
export type Office = z.infer<typeof office>;
