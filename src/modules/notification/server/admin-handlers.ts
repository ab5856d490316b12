import { isFailure } from '../../../kernel/failure/failure.ts'
import { handle, type Handler } from '../../../api/handler.ts'
import {
  deliveryAgain,
  deliveryList,
  followerImport,
  followerImportStart,
  templateDetail,
  templateList,
  templateSave,
  templateTest,
} from '../endpoints-admin.ts'
import { listDeliveries, sendAgain } from './delivery/delivery-log.ts'
import { importState, startImport } from './wechat/import-followers.ts'
import { listTemplates, saveTemplate, showTemplate, testTemplate } from './template-handlers.ts'

/** The platform's templates and what was sent with them. */
export function notificationAdminHandlers(hasOfficial: boolean): Handler[] {
  return [
    handle(templateList, listTemplates),
    handle(templateDetail, showTemplate),
    handle(templateSave, saveTemplate),
    handle(templateTest, testTemplate),
    handle(deliveryList, listDeliveries),
    handle(deliveryAgain, sendAgain),
    handle(followerImport, async (_input, call) => {
      const last = await importState(call)
      const may = hasOfficial && last?.state !== 'RUNNING'
      return { hasOfficial: hasOfficial ? (1 as const) : (0 as const), last, can: may ? ['start' as const] : [] }
    }),
    handle(followerImportStart, async (_input, call) => {
      const begun = await startImport(call, hasOfficial)
      return isFailure(begun) ? begun : { state: 'RUNNING' as const }
    }),
  ]
}
