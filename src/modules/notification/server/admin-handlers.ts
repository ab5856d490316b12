import { isFailure } from '../../../kernel/failure/failure.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import {
  deliveryAgainCall,
  deliveryListCall,
  followerImportCall,
  followerImportStartCall,
  templateDetailCall,
  templateListCall,
  templateSaveCall,
  templateTestCall,
} from '../endpoints-admin.ts'
import { listDeliveries, sendAgain } from './delivery/delivery-log.ts'
import { importState, startImport } from './wechat/import-followers.ts'
import { listTemplates, saveTemplate, showTemplate, testTemplate } from './template-handlers.ts'

/** The platform's templates and what was sent with them. */
export function notificationAdminHandlers(hasOfficial: boolean): Handler[] {
  return [
    handle(templateListCall, listTemplates),
    handle(templateDetailCall, showTemplate),
    handle(templateSaveCall, saveTemplate),
    handle(templateTestCall, testTemplate),
    handle(deliveryListCall, listDeliveries),
    handle(deliveryAgainCall, sendAgain),
    handle(followerImportCall, async (_input, call) => {
      const last = await importState(call)
      const may = hasOfficial && last?.state !== 'RUNNING'
      return { hasOfficial: hasOfficial ? (1 as const) : (0 as const), last, can: may ? ['start' as const] : [] }
    }),
    handle(followerImportStartCall, async (_input, call) => {
      const begun = await startImport(call, hasOfficial)
      return isFailure(begun) ? begun : { state: 'RUNNING' as const }
    }),
  ]
}
