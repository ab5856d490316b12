// What other modules may use of `project` on the server.
export { projectHandlers } from './handlers.ts'
export { type ListedLine, addListToBasket, listAsFile, pricedList } from './material-list.ts'
export { projectPersonalData } from './personal-data.ts'
export { createProject, ownerOf } from './project-commands.ts'
export { type ProjectOwner, projectTakenFrom, projectTitles } from './project-repository.ts'
