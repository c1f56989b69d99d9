import type { CSSProperties } from 'react';
import type { Screens } from '@frontage/site/art';
import { MatchDecide } from './screens/Accounts.tsx';
import {
  BookingDetails,
  BookingDone,
  BookingLost,
  BookingNone,
  BookingReason,
  BookingTaken,
  BookingTimes,
} from './screens/Booking.tsx';
import { CareList, ReadingFiled, ReadingWhose } from './screens/CareList.tsx';
import { DispatchDesk } from './screens/DispatchDesk.tsx';
import { JobSheetNine, JobSheetSix } from './screens/JobSheet.tsx';
import { LedgerDay, LedgerEntry, MorningEntries, MorningSum } from './screens/Ledger.tsx';
import { LetterDraft } from './screens/Letters.tsx';
import { PhotographsKept, PhotographsLost } from './screens/Photographs.tsx';
import { RegisterReport } from './screens/RegisterReport.tsx';
import { PartsDrawing, PartsOffline, PartsRebuilt } from './screens/SpareParts.tsx';

/** The colour of each client's product: what is done, chosen or pressed. What is wrong has the theme's in all of them. */
export const colors = {
  lifts: 'light-dark(oklch(0.42 0.08 215), oklch(0.83 0.08 210))',
  ledger: 'light-dark(oklch(0.41 0.09 155), oklch(0.83 0.11 155))',
  readings: 'light-dark(oklch(0.42 0.14 318), oklch(0.83 0.1 318))',
  parts: 'light-dark(oklch(0.42 0.09 75), oklch(0.84 0.12 85))',
  booking: 'light-dark(oklch(0.43 0.17 270), oklch(0.82 0.09 275))',
  accounts: 'light-dark(oklch(0.42 0.1 245), oklch(0.83 0.08 245))',
  letters: 'light-dark(oklch(0.41 0.07 190), oklch(0.83 0.08 190))',
};

/** The screens of the case studies, by the names that work/ uses: interfaces of invented companies. */
export const screens: Screens = {
  ...of('lifts', {
    'dispatch-desk': DispatchDesk,
    'job-sheet-nine': JobSheetNine,
    'job-sheet-six': JobSheetSix,
    'photographs-lost': PhotographsLost,
    'photographs-kept': PhotographsKept,
    'register-report': RegisterReport,
  }),
  ...of('ledger', {
    'ledger-day': LedgerDay,
    'ledger-entry': LedgerEntry,
    'morning-sum': MorningSum,
    'morning-entries': MorningEntries,
  }),
  ...of('readings', {
    'care-list': CareList,
    'reading-filed': ReadingFiled,
    'reading-whose': ReadingWhose,
  }),
  ...of('parts', {
    'parts-drawing': PartsDrawing,
    'parts-offline': PartsOffline,
    'parts-rebuilt': PartsRebuilt,
  }),
  ...of('booking', {
    'booking-reason': BookingReason,
    'booking-times': BookingTimes,
    'booking-details': BookingDetails,
    'booking-done': BookingDone,
    'booking-lost': BookingLost,
    'booking-taken': BookingTaken,
    'booking-none': BookingNone,
  }),
  ...of('accounts', { 'match-decide': MatchDecide }),
  ...of('letters', { 'letter-draft': LetterDraft }),
};

/** Gives the screens of a product its colour. */
function of(product: keyof typeof colors, all: Screens): Screens {
  const style = { display: 'contents', '--product': colors[product] } as CSSProperties;
  return Object.fromEntries(
    Object.entries(all).map(([name, Shown]) => [
      name,
      ({ words }) => (
        <div style={style}>
          <Shown words={words} />
        </div>
      ),
    ]),
  );
}
