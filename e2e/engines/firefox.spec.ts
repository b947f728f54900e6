import { journeysIn } from './journeys/all';

journeysIn('firefox');
