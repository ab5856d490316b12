import type { RefInput } from '../../../../api/browser/call-ref.ts'
import { shanghaiParts } from '../../../../kernel/time/clock.ts'
import type { AttachmentView } from '../../../../modules/attachment/endpoints.ts'
import type { rfqSave, RfqDetail } from '../../../../modules/rfq/endpoints.ts'
import type { RequestedTerms } from '../../../../modules/rfq/rules/trade-terms.ts'
import type { CloseRule } from '../../../../modules/rfq/rules/closing-rule.ts'

/** A line while it is typed; numbers are what was typed. */
export type RfqDraftLine = {
  readonly key: string
  readonly productId: number
  readonly goodsName: string
  readonly specText: string
  readonly unitCode: string
  readonly unitName: string
  readonly number: string
  readonly wantedPrice: string
  readonly wantedDate: string
  readonly remark: string
}
/** A request while it is typed; the closing is Shanghai time as the field writes it. */
export type RfqFormDraft = {
  readonly title: string
  readonly note: string
  readonly contactPublic: boolean
  readonly addressId: number | null
  readonly closeRule: CloseRule
  readonly closeTime: string
  readonly closeCount: string
  readonly terms: RequestedTerms
  readonly files: readonly AttachmentView[]
  readonly lines: readonly RfqDraftLine[]
}

let made = 0
const newKey = () => `line-${(made += 1)}`

const fieldTime = (at: Date): string => {
  const { year, month, day, hour, minute } = shanghaiParts(at)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** Seven days from now, at 17:00 in Shanghai. */
function usualClosing(): string {
  return `${fieldTime(new Date(Date.now() + 7 * 86_400_000)).slice(0, 10)}T17:00`
}

export function emptyDraft(): RfqFormDraft {
  const closing = { closeRule: 'TIME', closeTime: usualClosing(), closeCount: '' } as const
  return { title: '', note: '', contactPublic: false, addressId: null, ...closing, terms: {}, files: [], lines: [] }
}

const bare = { number: '', wantedPrice: '', wantedDate: '', remark: '' }

/** A line for goods that are only described. */
export function describedLine(known: Partial<RfqDraftLine> = {}): RfqDraftLine {
  return { productId: 0, goodsName: '', specText: '', unitCode: 't', unitName: '', ...bare, ...known, key: newKey() }
}

/** A line for goods of the mall. */
export function lineOfGoods(
  goods: Pick<RfqDraftLine, 'productId' | 'goodsName' | 'specText' | 'unitName'> & Partial<RfqDraftLine>,
): RfqDraftLine {
  const { productId, goodsName, specText, unitName, number = '1', wantedPrice = '', wantedDate = '', remark = '', unitCode = '' } = goods
  return { key: newKey(), productId, goodsName, specText, unitName, unitCode, number, wantedPrice, wantedDate, remark }
}

/** A draft as the server keeps it, for writing on. */
export function draftOf(rfqDetail: RfqDetail): RfqFormDraft {
  return {
    title: rfqDetail.title,
    note: rfqDetail.note,
    contactPublic: rfqDetail.contactPublic === 1,
    addressId: rfqDetail.addressId,
    closeRule: rfqDetail.closeRule,
    closeTime: rfqDetail.closeTime === null ? usualClosing() : fieldTime(new Date(rfqDetail.closeTime)),
    closeCount: rfqDetail.closeCount === null ? '' : String(rfqDetail.closeCount),
    terms: rfqDetail.terms,
    files: rfqDetail.files,
    lines: rfqDetail.lines.map((line) => ({
      ...line,
      key: newKey(),
      wantedPrice: line.wantedPrice === null ? '' : String(line.wantedPrice),
      wantedDate: line.wantedDate ?? '',
    })),
  }
}

const said = (value: string) => (value === '' ? undefined : value)

/** What is sent; a field that was left empty is not. */
export function inputOf(draft: RfqFormDraft, known: RfqDetail | null): RefInput<typeof rfqSave> {
  return {
    inquirySn: known?.inquirySn ?? '',
    expectedVersion: known?.version ?? 0,
    title: draft.title.trim(),
    note: draft.note.trim(),
    contactPublic: draft.contactPublic ? 1 : 0,
    addressId: draft.addressId ?? undefined,
    closeRule: draft.closeRule,
    closeTime: draft.closeRule !== 'COUNT' && draft.closeTime !== '' ? `${draft.closeTime}:00+08:00` : undefined,
    closeCount: draft.closeRule === 'TIME' ? undefined : said(draft.closeCount),
    terms: draft.terms,
    files: draft.files.map(({ fileId }) => fileId),
    lines: draft.lines.map((line) => ({
      productId: line.productId,
      goodsName: line.goodsName.trim(),
      specText: line.specText.trim(),
      unitCode: line.unitCode,
      number: line.number || '0',
      wantedPrice: said(line.wantedPrice),
      wantedDate: said(line.wantedDate),
      remark: line.remark.trim(),
    })),
  }
}
