// What other modules may use of `saved` on the server.
export { countFollowers, mostSavedSince, savedItemHandlers, savedPersonalData } from './public.ts'
