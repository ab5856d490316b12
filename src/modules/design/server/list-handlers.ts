import { handle, type Call, type Handler } from '../../../api/handler.ts'
import type { SheetWriter } from '../../../api/sheet-file.ts'
import { failure, isFailure, type Failure } from '../../../shared/failure.ts'
import type { Unit } from '../../../shared/unit.ts'
import { keepProject, listAsFile, listIntoBasket, type ListedLine } from '../../project/server/public.ts'
import { desAppExportCall, desAppToCartCall, desAppToProjectCall } from '../contract.ts'
import { companyOf } from './design-handlers.ts'
import { linesOf, lockRequest, requestOf, type DesignRequest } from './design-store.ts'
import { listedLine, projectSource } from './design-view.ts'

/** What an enterprise does with the material list that a designer answered. */
export function listHandlers(write: SheetWriter): Handler[] {
  return [
    handle(desAppToCartCall, ({ desAppId }, call) => withList(call, desAppId, (_of, lines) => listIntoBasket(call, lines, 'cart'))),
    handle(desAppExportCall, ({ desAppId, format }, call) =>
      withList(call, desAppId, (of, lines) => listAsFile(call, lines, { title: of.title, format, write })),
    ),
    handle(desAppToProjectCall, ({ desAppId, title }, call) =>
      call.house.inUnit<{ projectId: number } | Failure>((unit) => toProject(call, unit, desAppId, title)),
    ),
  ]
}

const hasList = (of: DesignRequest): boolean => of.state === 'ANSWERED' || of.state === 'ACCEPTED'

async function withList<Result>(
  call: Call,
  desAppId: number,
  use: (of: DesignRequest, lines: readonly ListedLine[]) => Promise<Result | Failure>,
): Promise<Result | Failure> {
  const found = await requestOf(call.house.read, desAppId, { enterpriseId: companyOf(call) })
  if (!found) return failure('design.requestGone')
  const lines = hasList(found) ? await linesOf(call.house.read, desAppId) : []
  return lines.length === 0 ? failure('design.nothingToBuy') : use(found, lines.map(listedLine))
}

/** Keeps the list as a project; a second time the project that is there is answered. */
async function toProject(call: Call, unit: Unit, desAppId: number, title: string): Promise<{ projectId: number } | Failure> {
  const found = await lockRequest(unit, desAppId, { enterpriseId: companyOf(call) })
  if (!found) return failure('design.requestGone')
  const lines = hasList(found) ? await linesOf(unit, desAppId) : []
  if (lines.length === 0) return failure('design.nothingToBuy')
  const wish = { title: title || found.title, note: found.answerNote.slice(0, 500), takenFrom: projectSource(desAppId) }
  const kept = await keepProject(call, unit, { ...wish, lines: lines.map(listedLine) })
  return isFailure(kept) ? kept : { projectId: kept.id }
}
