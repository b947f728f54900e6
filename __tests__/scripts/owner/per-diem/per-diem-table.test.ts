import { perDiemCeiling } from '@/lib/domain/pay/per-diem';
import { perDiemTable } from '@/scripts/owner/per-diem/per-diem-table';

// SAMPLE FIGURES in the columns of GSA's files: none of them are GSA's.
const SEASONS = `FY 2027 Per Diem Rates,,,,,,,
ID,STATE,DESTINATION,COUNTY/LOCATION DEFINED,SEASON BEGIN,SEASON END,FY27 Lodging Rate,FY27 M&IE
1,,Standard CONUS rate applies to all counties not specifically listed,,,, $111 , $68
2,TX,Austin,"Travis, Williamson",October 1,December 31,$173,$80
2,TX,Austin,"Travis, Williamson",January 1,September 30,$190,$80
3,MN,Minneapolis / St. Paul,"Hennepin
Ramsey",,,161,80
4,CO,Vail,Eagle,December 1,March 31,400,92
4,CO,Vail,Eagle,April 1,November 30,200,92
5,TX,Standard Rate,,,,112,68
6,NY,New York City,"Bronx, Kings, New York, Queens, Richmond",,,300,92
7,DC,District of Columbia,Washington DC,,,250,92
`;
const MONTHS = 'Oct,Nov,Dec,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep';
const MONTHLY = `State,Destination,${MONTHS},Meals\r\nTexas,"Austin",1,2,3,4,5,6,7,8,9,10,11,12,80\r\n`;
const HEADER = 'State,Destination,Season Begin,Season End,Lodging,M&IE\n';

describe('the rates of a fiscal year', () => {
  const table = perDiemTable(SEASONS, 2027);

  it('are by state and town, a figure for each month, October first', () => {
    expect(Object.keys(table.states)).toEqual(['TX', 'MN', 'CO', 'NY', 'DC']);
    expect(table.states.TX).toEqual({
      towns: { austin: { lodging: [...Array(3).fill(173), ...Array(9).fill(190)], meals: 80 } },
    });
    expect(Object.keys(table.states.MN?.towns ?? {})).toEqual(['minneapolis', 'saint paul']);
    expect(table.states.CO?.towns.vail?.lodging).toEqual([
      200, 200, 400, 400, 400, 400, 200, 200, 200, 200, 200, 200,
    ]);
  });

  it('are also read from a column per month, and from full state names', () => {
    expect(perDiemTable(MONTHLY, 2027).states.TX?.towns.austin).toEqual({
      lodging: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      meals: 80,
    });
  });

  it.each<[csv: string, why: string]>([
    ['', 'no line names the columns'],
    ['a,b\n1,2\n', 'no line names the columns'],
    ['State,Destination,Lodging,Meals\nTX,Austin,173,80\n', 'no line names the columns'],
    [HEADER, 'no line has rates for a town'],
    [`${HEADER}TX,Austin,,,many,80\n`, "line 2: lodging has to be dollars a day, not 'many'"],
    [`${HEADER}TX,Austin,,,,80\n`, "line 2: lodging has to be dollars a day, not ''"],
    [`${HEADER}TX,Austin,,,173,0\n`, "line 2: meals has to be dollars a day, not '0'"],
    [`${HEADER}TX,Austin,,,9999,80\n`, 'line 2: lodging has to be'],
    [`${HEADER}XX,Austin,,,173,80\n`, "line 2: 'XX' is not a state"],
    [`${HEADER}TX,,,,173,80\n`, 'line 2: the destination is missing'],
    [
      `${HEADER}TX,Austin,10/1,12/31,173,80\n`,
      "line 2: season dates have to look like 'October 1', not '10/1'",
    ],
    [`${HEADER}TX,Austin,October 1,,173,80\n`, 'line 2: season dates'],
    [`${HEADER}TX,Austin,October 1,May 31,173,80\n`, 'leave out 4 months'],
    [`${HEADER}TX,Austin,,,173,80\nTX,Austin,,,173,80\n`, 'line 3: an earlier line already has'],
    [
      `${HEADER}TX,Austin,October 1,May 31,173,80\nTX,Austin,June 1,September 30,173,70\n`,
      'line 3: meals are $70 here and $80 in line 2',
    ],
    [`${HEADER}TX,"Aus\ntin",,,173,80\nTX,"Dallas,,,173,80\n`, 'line 4: a quotation mark'],
  ])('%j: %s', (csv, why) => expect(() => perDiemTable(csv, 2027)).toThrow(why));

  it.each([
    SEASONS,
    'FY 2027 Per Diem Rates\n' + MONTHLY,
    'Fiscal Year 2027\n' + MONTHLY,
    MONTHLY.replace('Meals', 'FY27 Meals'),
    MONTHLY.replace('Meals', '"FY27\nMeals"'),
  ])('%j is not accepted for another year', (csv) => {
    expect(() => perDiemTable(csv, 2026)).toThrow(
      /^the file is for '.*27', not for fiscal year 2026$/,
    );
    expect(() => perDiemTable(csv, 2027)).not.toThrow();
  });

  it.each<[city: string | null, state: string | null, today: string, said: object | null]>([
    ['Austin', 'TX', '2026-11-25', { lodging: 173, month: 'November 2026' }],
    ['AUSTIN', 'TX', '2027-01-01', { lodging: 190, meals: 80, month: 'January 2027' }],
    ['St. Paul', 'MN', '2027-09-30', { lodging: 161, month: 'September 2027', fiscalYear: 2027 }],
    ['Saint Paul', 'MN', '2026-10-01', { lodging: 161 }],
    ['New York', 'NY', '2026-11-25', { lodging: 300 }],
    ['New York City', 'NY', '2026-11-25', { lodging: 300 }],
    ['Brooklyn', 'NY', '2026-11-25', { lodging: 300 }],
    ['Washington', 'DC', '2026-11-25', { lodging: 250 }],
    // Not listed by its name; its county may be
    ['Round Rock', 'TX', '2026-11-25', null],
    ['Waco', 'TX', '2026-11-25', null],
    ['Brooklyn', 'MN', '2026-11-25', null],
    ['Duluth', 'MN', '2026-11-25', null],
    ['Des Moines', 'IA', '2026-11-25', null],
    ['constructor', 'MN', '2026-11-25', null],
    ['Austin', 'constructor', '2026-11-25', null],
    [null, 'TX', '2026-11-25', null],
    ['Austin', null, '2026-11-25', null],
    // The year has ended, or has not begun.
    ['Austin', 'TX', '2027-10-01', null],
    ['Austin', 'TX', '2026-09-30', null],
  ])('%j, %j on %s: %j', (city, state, today, said) => {
    const ceiling = perDiemCeiling(table, { city, state }, today);
    if (said) expect(ceiling).toMatchObject(said);
    else expect(ceiling).toBeNull();
  });

  it('return nothing if none were imported', () => {
    const none = { fiscalYear: null, states: {} };
    expect(perDiemCeiling(none, { city: 'Austin', state: 'TX' }, '2026-11-25')).toBeNull();
  });
});
