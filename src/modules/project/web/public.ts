// What pages of later modules may show of material lists.
export { MaterialTable } from './parts/material-table.tsx'
export { useListIntoBasket } from './parts/use-list-into-basket.tsx'
