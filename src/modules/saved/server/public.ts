// What other modules may use of `saved` on the server.
export { savedPersonalData } from './personal-data.ts'
export { savedItemHandlers } from './saved-item-handlers.ts'
export { countFollowers, mostSavedSince } from './saved-item-repository.ts'
