import type { Call } from '../../../api/handler.ts'
import { yuanNumber } from '../../../kernel/money/money.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { enterpriseName, memberNameOf } from '../../member/server/public.ts'
import { ownerOf, pricedList, type ListedLine, projectTakenFrom } from '../../project/server/public.ts'
import type { DesignRequestDetail, DesignRequestRow } from '../endpoints.ts'
import { designMachine, type DesignWho } from '../rules/design-machine.ts'
import { designMessages } from '../messages.ts'
import { linesOf, type DesignRequest, type StoredLine } from './design-request-repository.ts'

/** A request as lists show it. */
export async function rowView(call: Call, reader: Queryable, designRequest: DesignRequest): Promise<DesignRequestRow> {
  return {
    desAppId: designRequest.id,
    state: designRequest.state,
    stateText: translate(call.lang, designMessages)(`state${designRequest.state}`),
    title: designRequest.title,
    companyName: await enterpriseName(reader, designRequest.enterpriseId),
    designerName: designRequest.designerId === null ? '' : await memberNameOf(reader, designRequest.designerId),
    budget: designRequest.budget === null ? null : yuanNumber(BigInt(designRequest.budget)),
    wantedDate: designRequest.wantedOn ?? '',
    createTime: designRequest.createdAt.toISOString(),
  }
}

/** A request with its material list, priced for whoever asks. */
export async function detailView(
  call: Call,
  reader: Queryable,
  designRequest: DesignRequest,
  who: DesignWho,
): Promise<DesignRequestDetail> {
  const { lines, total } = await pricedList(call, reader, (await linesOf(reader, designRequest.id)).map(listedLine))
  const project = who === 'enterprise' ? await projectTakenFrom(reader, ownerOf(call), projectSource(designRequest.id)) : null
  const can = designMachine.allowedActions(designRequest.state, who)
  return {
    ...(await rowView(call, reader, designRequest)),
    requirement: designRequest.requirement,
    standard: designRequest.standard,
    answerNote: designRequest.answerNote,
    answerTime: designRequest.answeredAt?.toISOString() ?? null,
    reviseReason: designRequest.reviseReason,
    lines,
    total,
    projectId: project?.id ?? null,
    version: designRequest.version,
    can,
  }
}

/** The name under which a project remembers the design that it was taken from. */
export function projectSource(desAppId: number): string {
  return `design ${desAppId}`
}

/** Designers write in the first unit of the goods. */
export function listedLine({ productId, number, remark }: StoredLine): ListedLine {
  return { productId, number, remark, unit: 'primary' }
}
