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
export async function rowView(call: Call, reader: Queryable, of: DesignRequest): Promise<DesignRequestRow> {
  return {
    desAppId: of.id,
    state: of.state,
    stateText: translate(call.lang, designMessages)(`state${of.state}`),
    title: of.title,
    companyName: await enterpriseName(reader, of.enterpriseId),
    designerName: of.designerId === null ? '' : await memberNameOf(reader, of.designerId),
    budget: of.budget === null ? null : yuanNumber(BigInt(of.budget)),
    wantedDate: of.wantedOn ?? '',
    createTime: of.createdAt.toISOString(),
  }
}

/** A request with its material list, priced for whoever asks. */
export async function detailView(call: Call, reader: Queryable, of: DesignRequest, who: DesignWho): Promise<DesignRequestDetail> {
  const { lines, total } = await pricedList(call, reader, (await linesOf(reader, of.id)).map(listedLine))
  const project = who === 'enterprise' ? await projectTakenFrom(reader, ownerOf(call), projectSource(of.id)) : null
  const can = designMachine.allowedActions(of.state, who)
  return {
    ...(await rowView(call, reader, of)),
    requirement: of.requirement,
    standard: of.standard,
    answerNote: of.answerNote,
    answerTime: of.answeredAt?.toISOString() ?? null,
    reviseReason: of.reviseReason,
    lines,
    total,
    projectId: project?.id ?? null,
    version: of.version,
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
