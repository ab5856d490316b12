import { handle, memberOf, type Handler } from '../../../api/handler.ts'
import { isFailure } from '../../../kernel/failure/failure.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import { maskPhone } from '../../identity/rules/mask-contact.ts'
import { directoryRow } from '../../member/server/public.ts'
import { inventoryAdmin, personalDataInventory } from '../endpoints-inventory.ts'
import { cancelInfo, cancelSubmit, exportList, exportOpen, exportRequest, type DataExportView } from '../endpoints.ts'
import { privacyMessages } from '../messages.ts'
import { closeOwnAccount, closingBlocks } from './close-account.ts'
import { exportsOf, type DataExport } from './export-repository.ts'
import { inventoryFor, inventoryOfColumns } from './inventory.ts'
import type { PrivacyDeps } from './ports.ts'
import { openForDownload, requestExport } from './request-export.ts'

/** Everybody's own data: what is kept, a copy of it, and the end of the account. */
export function privacyHandlers(deps: PrivacyDeps): Handler[] {
  return [
    handle(personalDataInventory, (_input, call) => ({ groups: inventoryFor(deps.tables, call.lang) })),
    handle(inventoryAdmin, (_input, call) => ({ list: inventoryOfColumns(deps.tables, call.lang) })),
    handle(exportList, async (_input, call) => {
      const list = await exportsOf(call.app.read, memberOf(call).memberId)
      return {
        list: list.map((dataExport) => exportView(dataExport, call.lang)),
        canRequest: !list.some((dataExport) => dataExport.state === 'WAITING' || dataExport.state === 'RUNNING'),
      }
    }),
    handle(exportRequest, async (_input, call) => {
      const added = await requestExport(call)
      return isFailure(added) ? added : exportView(added, call.lang)
    }),
    handle(exportOpen, (input, call) => openForDownload(call, deps, input)),
    handle(cancelInfo, async (_input, call) => {
      const { memberId } = memberOf(call)
      const [row, blocks] = await Promise.all([
        directoryRow(call.app.read, memberId),
        closingBlocks(deps, call.app.read, memberId, call.app.clock.now()),
      ])
      return {
        memberMobile: row?.phone ? maskPhone(row.phone) : '',
        canCancel: blocks.length === 0,
        blocks: blocks.map(({ why, link }) => ({ code: why.code, text: deps.sentence(call.lang, why), link })),
      }
    }),
    handle(cancelSubmit, (input, call) => closeOwnAccount(call, deps, input)),
  ]
}

function exportView(dataExport: DataExport, lang: Language): DataExportView {
  return {
    exportId: dataExport.exportId,
    state: dataExport.state,
    stateText: translate(lang, privacyMessages)(`export${dataExport.state}`),
    progress: dataExport.progress,
    bytes: dataExport.bytes ?? 0,
    requestTime: dataExport.requestedAt.toISOString(),
    expireTime: dataExport.expiresAt?.toISOString() ?? null,
  }
}
