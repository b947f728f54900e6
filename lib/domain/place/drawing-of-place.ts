import { TERRITORIES } from './states';
import type { Drawing } from '@/lib/domain/job/drawing';

type Place = { readonly city: string | null; readonly state: string | null };

/** Towns where a lighthouse or a sail is plausible: by the ocean, or by a Great Lake that has both. By state, spelled as in the feed. */
const COAST_TOWNS: Readonly<Record<string, string>> = {
  AL: 'Mobile|Daphne|Fairhope|Foley|Gulf Shores|Orange Beach',
  AK: 'Homer|Juneau|Ketchikan|Kodiak|Seward|Sitka|Valdez',
  CA: 'Arcata|Berkeley|Carlsbad|Chula Vista|Crescent City|Daly City|Encinitas|Eureka|Fort Bragg|Half Moon Bay|Huntington Beach|La Jolla|Laguna Beach|Long Beach|Los Angeles|Malibu|Monterey|Morro Bay|Newport Beach|Oakland|Oceanside|Oxnard|San Diego|San Francisco|San Luis Obispo|Santa Barbara|Santa Cruz|Santa Monica|Torrance|Ventura',
  CT: 'Bridgeport|Groton|Milford|Mystic|New Haven|New London|Norwalk|Stamford',
  DE: 'Lewes|Rehoboth Beach',
  FL: 'Boca Raton|Bradenton|Clearwater|Daytona Beach|Delray Beach|Destin|Fort Lauderdale|Fort Myers|Hollywood|Jacksonville|Jupiter|Key West|Melbourne|Miami|Miami Beach|Naples|Panama City|Pensacola|Sarasota|St. Augustine|St. Petersburg|Stuart|Tampa|Venice|Vero Beach|West Palm Beach',
  GA: 'Brunswick|Savannah|St. Marys',
  MA: 'Barnstable|Beverly|Boston|Fall River|Falmouth|Gloucester|Hyannis|Lynn|Nantucket|New Bedford|Newburyport|Plymouth|Provincetown|Quincy|Salem',
  MD: 'Annapolis|Ocean City',
  ME: 'Bar Harbor|Bath|Belfast|Biddeford|Brunswick|Camden|Damariscotta|Ellsworth|Kennebunk|Machias|Portland|Rockland|Saco|South Portland',
  MI: 'Alpena|Charlevoix|Grand Haven|Holland|Ludington|Marquette|Muskegon|Petoskey|St. Joseph|Traverse City',
  MN: 'Duluth',
  MS: 'Bay St. Louis|Biloxi|Gulfport|Ocean Springs|Pascagoula',
  NC: 'Beaufort|Kitty Hawk|Morehead City|Nags Head|Wilmington',
  NH: 'Hampton|Portsmouth|Rye',
  NJ: 'Asbury Park|Atlantic City|Cape May|Long Branch|Ocean City|Red Bank|Toms River',
  NY: 'Freeport|Long Beach|Montauk|Oswego|Port Jefferson|Riverhead|Southampton',
  OR: 'Astoria|Brookings|Coos Bay|Florence|Gold Beach|Lincoln City|Newport|Seaside|Tillamook',
  PA: 'Erie',
  SC: 'Beaufort|Charleston|Hilton Head|Hilton Head Island|Mount Pleasant|Myrtle Beach',
  TX: 'Corpus Christi|Galveston|Port Aransas|South Padre Island|Texas City',
  VA: 'Chesapeake|Hampton|Newport News|Norfolk|Portsmouth|Virginia Beach',
  WA: 'Aberdeen|Anacortes|Bellingham|Bremerton|Everett|Port Angeles|Port Townsend|Seattle|Tacoma',
};

/** Cities with towers and a tram. */
const LARGE_CITIES: Readonly<Record<string, string>> = {
  CO: 'Denver',
  CT: 'Hartford',
  DC: 'Washington',
  DE: 'Wilmington',
  GA: 'Atlanta',
  IL: 'Chicago',
  IN: 'Indianapolis',
  KY: 'Louisville',
  MD: 'Baltimore|Bethesda|Silver Spring',
  MI: 'Detroit',
  MN: 'Minneapolis|Saint Paul|St. Paul',
  MO: 'Kansas City|Saint Louis|St. Louis',
  NC: 'Charlotte|Raleigh',
  NJ: 'Camden|Hoboken|Jersey City|Newark|Trenton',
  NY: 'Albany|Bronx|Brooklyn|Buffalo|Manhattan|New York|Queens|Rochester|Staten Island|Yonkers',
  OH: 'Cincinnati|Cleveland|Columbus',
  OR: 'Portland',
  PA: 'Philadelphia|Pittsburgh',
  TN: 'Memphis|Nashville',
  TX: 'Austin|Dallas|Fort Worth|Houston|San Antonio',
  VA: 'Alexandria|Arlington|Richmond',
  WI: 'Milwaukee',
};

/** What the rest of a state looks like; prairie for states not listed here. Islands are coast everywhere. */
const COUNTRYSIDE: ReadonlyMap<string, Drawing> = new Map(
  (
    [
      ['mountains', 'CA CO ID MT OR WA WY'],
      ['lake', 'CT MA MD ME MI NC NH NJ NY PA VA VT WI WV'],
      ['snow', 'AK MN ND'],
      ['delta', 'AL AR FL GA LA MS SC'],
      ['plains', 'KS NE OK SD TX'],
      ['desert', 'AZ NM NV UT'],
      ['city', 'DC'],
      ['coast', ['HI', 'RI', ...TERRITORIES].join(' ')],
    ] as const
  ).flatMap(([drawing, states]) =>
    states.split(' ').map((state): [string, Drawing] => [state, drawing]),
  ),
);

const isAmong = (towns: Readonly<Record<string, string>>, { city, state }: Place) =>
  city !== null && (towns[state ?? '']?.split('|').includes(city) ?? false);

/** The landscape that goes with a place: a coast for towns that are known to be on one. Decoration: it never claims to be the town. */
export function drawingOf(place: Place): Drawing {
  if (isAmong(COAST_TOWNS, place)) return 'coast';
  if (isAmong(LARGE_CITIES, place)) return 'city';
  return COUNTRYSIDE.get(place.state ?? '') ?? 'prairie';
}
