import type { Screens } from '@frontage/site/art';
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
import { PhotographsKept, PhotographsLost } from './screens/Photographs.tsx';
import { RegisterReport } from './screens/RegisterReport.tsx';
import { PartsDrawing, PartsOffline, PartsRebuilt } from './screens/SpareParts.tsx';

/** The screens of the case studies, by the names that work/ uses: interfaces of invented companies. */
export const screens: Screens = {
  'dispatch-desk': DispatchDesk,
  'job-sheet-nine': JobSheetNine,
  'job-sheet-six': JobSheetSix,
  'photographs-lost': PhotographsLost,
  'photographs-kept': PhotographsKept,
  'register-report': RegisterReport,

  'ledger-day': LedgerDay,
  'ledger-entry': LedgerEntry,
  'morning-sum': MorningSum,
  'morning-entries': MorningEntries,

  'care-list': CareList,
  'reading-filed': ReadingFiled,
  'reading-whose': ReadingWhose,

  'parts-drawing': PartsDrawing,
  'parts-offline': PartsOffline,
  'parts-rebuilt': PartsRebuilt,

  'booking-reason': BookingReason,
  'booking-times': BookingTimes,
  'booking-details': BookingDetails,
  'booking-done': BookingDone,
  'booking-lost': BookingLost,
  'booking-taken': BookingTaken,
  'booking-none': BookingNone,
};
