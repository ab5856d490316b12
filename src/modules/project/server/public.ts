// What other modules may use of `project` on the server.
export {
  type ListedLine,
  addListToBasket,
  createProject,
  listAsFile,
  ownerOf,
  pricedList,
  projectHandlers,
  projectPersonalData,
  projectTakenFrom,
} from './public.ts'
