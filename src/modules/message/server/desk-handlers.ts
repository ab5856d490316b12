import { handle, type Handler } from '../../../api/handler.ts'
import {
  deliveryAgainCall,
  deliveryListCall,
  templateDetailCall,
  templateListCall,
  templateSaveCall,
  templateTestCall,
} from '../contract-desk.ts'
import { listDeliveries, sendAgain } from './delivery-desk.ts'
import { listTemplates, saveTemplate, showTemplate, testTemplate } from './template-desk.ts'

/** The platform's templates and what was sent with them. */
export function deskHandlers(): Handler[] {
  return [
    handle(templateListCall, listTemplates),
    handle(templateDetailCall, showTemplate),
    handle(templateSaveCall, saveTemplate),
    handle(templateTestCall, testTemplate),
    handle(deliveryListCall, listDeliveries),
    handle(deliveryAgainCall, sendAgain),
  ]
}
