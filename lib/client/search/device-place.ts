import { LIST_DEADLINE_MS } from '@/lib/config/browser-limits/loading';
import { countMiles } from '@/lib/domain/counts/count';
import { nearestPlace, type Place } from '@/lib/domain/place/near';
import { fetchJobs } from './fetch-jobs';

/** How long a device may take to locate itself, and how old a position it already has may be, in milliseconds. */
const LOOKING = { timeout: 10_000, maximumAge: 600_000 } as const;

/** The town nearest to the device, and what the visitor is told. */
export type DevicePlace = { readonly place: string | null; readonly said: string };

const failed = (said: string): DevicePlace => ({ place: null, said });

function positionOfDevice(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, LOOKING);
  });
}

function whyNot(error: unknown): DevicePlace {
  const code = error instanceof GeolocationPositionError ? error.code : 0;
  if (code === GeolocationPositionError.PERMISSION_DENIED) {
    return failed('Your device does not share its location with this site. Type a city instead.');
  }
  return code === GeolocationPositionError.TIMEOUT
    ? failed('That took too long. Try again, or type a city.')
    : failed('Your device does not know where it is. Type a city instead.');
}

/**
 * Asks the device where it is and finds the nearest town with open jobs. The position is compared here with the towns from the server: it
 * is never sent, stored or written into an address. Loaded on the press that asks for it.
 */
export async function findDevicePlace(): Promise<DevicePlace> {
  if (!('geolocation' in navigator)) return whyNot(null);
  let coords: GeolocationCoordinates;
  try {
    ({ coords } = await positionOfDevice());
  } catch (error) {
    return whyNot(error);
  }
  const places = await fetchJobs<readonly Place[]>('/api/jobs/places', {
    deadlineMs: LIST_DEADLINE_MS.page,
  });
  const nearest = nearestPlace(places, coords);
  if (!nearest) return failed('No open job lists a location right now.');
  const { place, miles } = nearest;
  return {
    place: place.name,
    said: `Near ${place.name}, the closest town with jobs, ${countMiles(miles)} from you. Your position never left this device: only the town’s name is in the address.`,
  };
}
