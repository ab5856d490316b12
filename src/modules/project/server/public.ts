// What later modules and the composition root may use of kept lists.
export { projectHandlers } from './handlers.ts'
export { keepProject, ownerOf } from './change-project.ts'
export { listAsFile, listIntoBasket, pricedList, type ListedLine } from './material-list.ts'
export { projectFrom } from './project-store.ts'
export { projectPersonalData } from './personal-data.ts'
