import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import type { Queryable } from '../../../kernel/database/transaction.ts'
import { maskName } from '../../../kernel/text/mask-name.ts'
import { sumFen, yuanNumber } from '../../../kernel/money/money.ts'
import { canonicalJson } from '../../../kernel/sealing/canonical-json.ts'
import { attachmentsOf, attachmentsOfEach, attachmentViewOf } from '../../attachment/server/public.ts'
import type { OpenedBidView, TenderHead, TenderNotice } from '../endpoints-schemas.ts'
import { tenderMessages } from '../messages.ts'
import { filesOfPayload } from '../rules/bid-payload.ts'
import { lotStateOf } from '../rules/lots.ts'
import { tenderDays, tenderDaysAfter } from '../rules/tender-schedule.ts'
import { bidsOfTender, type Bid } from './bid-repository.ts'
import { questionsOf } from './question-repository.ts'
import { repeatedAs, type Tender } from './tender-repository.ts'

const yuanOf = (fen: number | bigint | null): number | null => (fen === null ? null : yuanNumber(BigInt(fen)))
const timeOf = (at: Date | null): string | null => at && at.toISOString()
const systemReasons: Readonly<Record<string, 'tooFew' | 'noValid' | 'noCandidate' | 'altered' | 'noDeposit'>> = {
  TOO_FEW: 'tooFew',
  NO_VALID: 'noValid',
  NO_CANDIDATE: 'noCandidate',
  ALTERED: 'altered',
  NO_DEPOSIT: 'noDeposit',
}

/** A reason as somebody reads it: our own ones are translated. */
export function reasonText(reason: string, lang: Language): string {
  const own = Object.hasOwn(systemReasons, reason) ? systemReasons[reason] : undefined
  return own ? translate(lang, tenderMessages)(own) : reason
}

export function headOf(tender: Tender, lang: Language): TenderHead {
  const { tenderSn, title, buyerTitle, mode, access, state, lines, deposit, ceiling, deadlineAt, publishedAt } = tender
  return {
    tenderSn,
    title,
    buyerTitle,
    mode,
    access,
    state,
    stateText: translate(lang, tenderMessages)(state),
    lineNum: lines.length,
    lotNum: tender.lots.length,
    deposit: yuanOf(deposit) ?? 0,
    ceiling: yuanOf(ceiling),
    deadline: deadlineAt.toISOString(),
    publishTime: timeOf(publishedAt),
  }
}

export const lotNameOf = ({ lots }: Tender, lotNo: number): string => lots.find((lot) => lot.lotNo === lotNo)?.name ?? ''

function recordOf(tender: Tender, bid: Bid, lang: Language, reader: NoticeReader): OpenedBidView {
  const { bidSn, bidderTitle, submittedAt, receipt, payload, nonce, total, intact, state, rank, score, reason } = bid
  return {
    bidSn,
    lotNo: bid.lotNo,
    lot: lotNameOf(tender, bid.lotNo),
    bidderTitle,
    submitTime: submittedAt.toISOString(),
    receipt,
    payload: payload ? canonicalJson(payload) : '',
    nonce: nonce ?? '',
    files:
      payload && mayOpenFiles(reader, bid) ? filesOfPayload(payload).map(({ file, name, bytes }) => ({ fileId: file, name, bytes })) : [],
    total: yuanOf(total),
    intact: intact ?? false,
    state,
    stateText: translate(lang, tenderMessages)(`bid_${state}`),
    rank,
    score: score === null ? null : score / 100,
    reason: reasonText(reason, lang),
  }
}

/** The lots of a tender; `bids` as far as they are opened. */
export function lotsOf(tender: Tender, bids: readonly Bid[], lang: Language): TenderNotice['lots'] {
  return tender.lots.map((lot) => {
    const winner = bids.find((bid) => bid.lotNo === lot.lotNo && bid.state === 'WON') ?? null
    const state = lotStateOf(tender.state, lot, winner)
    return {
      lotNo: lot.lotNo,
      name: lot.name,
      ceiling: yuanOf(lot.ceiling),
      deposit: yuanOf(lot.deposit) ?? 0,
      state,
      stateText: translate(lang, tenderMessages)(`lot_${state}`),
      reason: reasonText(lot.reason, lang),
      winnerTitle: winner?.bidderTitle ?? '',
      winnerTotal: yuanOf(winner?.total ?? null),
    }
  })
}

function milestonesOf(tender: Tender): TenderNotice['milestones'] {
  const { publishedAt, firstDeadlineAt, deadlineAt, openedAt, publicityUntil, awardedAt, endedAt } = tender
  const moved = firstDeadlineAt && firstDeadlineAt.getTime() !== deadlineAt.getTime() ? firstDeadlineAt : null
  const all = [
    ['published', publishedAt],
    ['firstDeadline', moved],
    ['deadline', deadlineAt],
    ['opened', openedAt],
    ['publicityUntil', publicityUntil],
    ['awarded', awardedAt],
    ['contractUntil', awardedAt && tenderDaysAfter(awardedAt, tenderDays.contract)],
    ['ended', endedAt],
  ] as const
  return all.flatMap(([key, at]) => (at ? [{ key, time: at.toISOString() }] : []))
}

const nameFor = ({ names }: NoticeReader, name: string): string => (names === 'full' || name === '' ? name : maskName(name))

/**
 * Who reads: the public and stores that did not bid read people's names masked; what is not invited reads no record. Files of
 * bids are for the tenderer, and each for the store that brought them.
 */
export type NoticeReader = { readonly record: boolean; readonly names: 'full' | 'masked'; readonly filesOf: 'all' | 'none' | number }

const mayOpenFiles = ({ filesOf }: NoticeReader, bid: Bid): boolean => filesOf === 'all' || filesOf === Number(bid.storeId)

/** A tender as one reader sees it. Bids are shown once opened. */
export async function noticeOf(db: Queryable, tender: Tender, lang: Language, reader: NoticeReader): Promise<TenderNotice> {
  const isOpened = tender.openedAt !== null
  const [questions, bids, nextSn, files] = await Promise.all([
    questionsOf(db, tender.tenderId),
    isOpened ? bidsOfTender(db, tender.tenderId) : Promise.resolve<Bid[]>([]),
    repeatedAs(db, tender.tenderSn),
    attachmentsOf(db, 'tender', tender.tenderId),
  ])
  const answerFiles = Map.groupBy(
    await attachmentsOfEach(
      db,
      'tenderAnswer',
      questions.map(({ questionId }) => questionId),
    ),
    ({ subjectId }) => subjectId,
  )
  const winners = bids.filter(({ state }) => state === 'WON')
  return {
    ...headOf(tender, lang),
    body: tender.body,
    qualification: tender.qualification,
    scoring: tender.scoring,
    priceWeight: tender.priceWeight,
    lines: [...tender.lines],
    lots: lotsOf(tender, bids, lang),
    files: files.map(attachmentViewOf),
    milestones: milestonesOf(tender),
    questions: questions.map(({ questionId, kind, question, askedAt, answer, answeredAt }) => ({
      questionId,
      kind,
      question,
      askTime: askedAt.toISOString(),
      answer,
      answerTime: timeOf(answeredAt),
      files: (answerFiles.get(questionId) ?? []).map(attachmentViewOf),
    })),
    record: reader.record ? bids.filter(({ intact }) => intact !== null).map((bid) => recordOf(tender, bid, lang, reader)) : [],
    openerName: isOpened ? nameFor(reader, tender.openerName) : '',
    witnessName: nameFor(reader, tender.witnessName),
    witnessRole: tender.witnessRole,
    winnerTitle: [...new Set(winners.map(({ bidderTitle }) => bidderTitle))].join(lang === 'en' ? ', ' : '、'),
    winnerTotal: winners.length === 0 ? null : yuanNumber(sumFen(winners.map(({ total }) => BigInt(total ?? 0)))),
    reason: reasonText(tender.reason, lang),
    prevSn: tender.prevSn,
    nextSn,
  }
}
