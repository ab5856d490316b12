import { handle, type Call, type Handler } from '../../../api/handler.ts'
import type { SheetWriter } from '../../../api/sheet-file.ts'
import { failure, isFailure, type Failure } from '../../../kernel/failure/failure.ts'
import type { Transaction } from '../../../kernel/database/transaction.ts'
import { createProject, listAsFile, addListToBasket, type ListedLine } from '../../project/server/public.ts'
import { designRequestExport, designRequestToCart, designRequestToProject } from '../endpoints.ts'
import { companyOf } from './design-request-handlers.ts'
import { linesOf, lockRequest, requestOf, type DesignRequest } from './design-request-repository.ts'
import { listedLine, projectSource } from './design-request-view.ts'

/** What an enterprise does with the material list that a designer answered. */
export function materialListHandlers(write: SheetWriter): Handler[] {
  return [
    handle(designRequestToCart, ({ desAppId }, call) => withList(call, desAppId, (_of, lines) => addListToBasket(call, lines, 'cart'))),
    handle(designRequestExport, ({ desAppId, format }, call) =>
      withList(call, desAppId, (of, lines) => listAsFile(call, lines, { title: of.title, format, write })),
    ),
    handle(designRequestToProject, ({ desAppId, title }, call) =>
      call.app.inTransaction<{ projectId: number } | Failure>((tx) => toProject(call, tx, desAppId, title)),
    ),
  ]
}

const hasList = (designRequest: DesignRequest): boolean => designRequest.state === 'ANSWERED' || designRequest.state === 'ACCEPTED'

async function withList<Result>(
  call: Call,
  desAppId: number,
  use: (designRequest: DesignRequest, lines: readonly ListedLine[]) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  const found = await requestOf(call.app.read, desAppId, { enterpriseId: companyOf(call) })
  if (!found) return failure('design.requestGone')
  const lines = hasList(found) ? await linesOf(call.app.read, desAppId) : []
  return lines.length === 0 ? failure('design.nothingToBuy') : use(found, lines.map(listedLine))
}

/** Keeps the list as a project; a second time the project that is there is answered. */
async function toProject(call: Call, tx: Transaction, desAppId: number, title: string): Promise<{ projectId: number } | Failure> {
  const found = await lockRequest(tx, desAppId, { enterpriseId: companyOf(call) })
  if (!found) return failure('design.requestGone')
  const lines = hasList(found) ? await linesOf(tx, desAppId) : []
  if (lines.length === 0) return failure('design.nothingToBuy')
  const wish = { title: title || found.title, note: found.answerNote.slice(0, 500), takenFrom: projectSource(desAppId) }
  const kept = await createProject(call, tx, { ...wish, lines: lines.map(listedLine) })
  return isFailure(kept) ? kept : { projectId: kept.id }
}
