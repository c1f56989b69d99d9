import { App, Beside, Box, Chip, Entry, Line, Note, Press, Signal } from './Parts.tsx';
import './JobSheet.css';

const nine: [field: string, value: string, read: boolean][] = [
  ['Lift', '0917', true],
  ['Arrived', '9:04', true],
  ['Depot code', 'N-04', false],
  ['Mileage of the van', '48,210', false],
  ['Weather', 'Dry', false],
  ['Found', 'Doors reopen, floor 3', true],
  ['Done', 'Sill cleaned', true],
  ['Parts', 'None', true],
  ['Safe to run', 'Yes', true],
];

/** The sheet of week 2, as it went into the vans: nine fields, and what two days showed of three of them. */
export const JobSheetNine = () => (
  <App look="phone">
    <Signal time="9:31" bars={3} />
    <p className="app-title">Job 4471</p>
    <div>
      {nine.map(([field, value, read]) => (
        <div key={field} className={read ? 'sheet-small' : 'sheet-small sheet-small-unread'}>
          <span>{field}</span>
          <Box>{read ? value : <s>{value}</s>}</Box>
        </div>
      ))}
    </div>
    <Beside count={2}>
      <Box>Back</Box>
      <Box>Send</Box>
    </Beside>
    <Note tone="bad">
      Two days in the vans: gloves miss the buttons, and nobody reads three of the fields.
    </Note>
  </App>
);

/** The same sheet since week 3, in a shaft: six fields, buttons for gloves, kept on the phone. */
export const JobSheetSix = () => (
  <App look="phone">
    <Signal time="9:35" bars={0} />
    <Line>
      <p className="app-title">Lift 0917</p>
      <Chip tone="off">Kept here</Chip>
    </Line>
    <Note>
      No signal in the shaft. This sheet is on your phone and goes by itself when you are up.
    </Note>
    <div>
      <Entry label="Arrived" value="9:04, from the scan" />
      <Entry
        label="Found"
        value="Doors reopen at floor 3. Sill full of grit."
        end={<Chip>2 photos</Chip>}
      />
      <Entry label="Done" value="Sill cleaned, door timing reset, 20 runs" />
      <Entry label="Parts" value="None" />
    </div>
    <p className="app-quiet">Safe to run?</p>
    <Beside count={2}>
      <Press look="quiet">No, it stays off</Press>
      <Press look="chosen">Yes</Press>
    </Beside>
    <Press>Finish job</Press>
  </App>
);
