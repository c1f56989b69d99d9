import { expect, test } from 'vitest';
import { createEnquiryReader } from './read-enquiry.ts';

// In a time that grows with the square of the length, one of these would take more than a minute.
test.each([' ', '\n', '.', 'a '])(
  'reading a form ends in texts six times as long as allowed, and changes none: %j',
  (kind) => {
    const text = `${kind.repeat(400_000 / kind.length)}x`;
    const fields = { name: text, email: text, message: text };
    const { enquiry } = createEnquiryReader([], {})(new URLSearchParams(fields));
    expect(enquiry).toMatchObject(fields);
  },
);
