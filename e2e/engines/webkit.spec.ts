import { journeysIn } from './journeys/all';

journeysIn('webkit');
