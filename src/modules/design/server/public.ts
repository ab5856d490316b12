// What later modules and the composition root may use of this module's server side.
import { designHandlers } from './design-handlers.ts'
import { designerHandlers } from './designer-handlers.ts'

export { designPersonalData } from './personal-data.ts'
export { designClosing } from './closing-check.ts'
/** Every call about designers. */
export const allDesignHandlers = [...designerHandlers, ...designHandlers]
