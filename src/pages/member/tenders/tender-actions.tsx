import { useNavigate } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { useConfirm } from '../../../ui/console/form/use-confirm.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  tenderAward,
  tenderClarify,
  tenderContract,
  tenderFail,
  tenderPublicize,
  tenderRepeat,
  tenderResolve,
  tenderSubmit,
  tenderTerminate,
  type TenderDetail,
} from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { tenderManageAddress, tenderNoticeAddress } from '../../../modules/tender/ui/tender-addresses.ts'
import { TextActionButton } from '../../../modules/tender/ui/text-action-button.tsx'
import { AnswerAct } from './answer-act.tsx'
import { OpeningActs } from './opening-actions.tsx'

type Props = { readonly of: TenderDetail; readonly onDone: () => void }

/** What the tenderer may do with a tender now. */
export function TenderActions({ of, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const { can, tenderSn, version: expectedVersion } = of
  const named = { tenderSn, expectedVersion }
  return (
    <div className="row g2 wrp">
      {can.includes('save') && (
        <ButtonLink size="sm" to={`/member/bid/edit?tenderSn=${tenderSn}`}>
          {t('edit')}
        </ButtonLink>
      )}
      <PlainActs of={of} onDone={onDone} />
      {can.includes('clarify') && (
        <AnswerAct
          id="tender-clarify"
          label={t('clarify')}
          ask={t('clarifyText')}
          call={tenderClarify}
          named={{ ...named, answerTo: 0 }}
          onDone={onDone}
        />
      )}
      <Answers of={of} onDone={onDone} />
      {can.includes('fail') && (
        <TextActionButton
          id="tender-fail"
          label={t('fail')}
          ask={t('reason')}
          field="reason"
          tone="danger"
          call={tenderFail}
          inputOf={(reason) => ({ ...named, reason })}
          onDone={onDone}
        />
      )}
      {can.includes('terminate') && (
        <TextActionButton
          id="tender-terminate"
          label={t('terminate')}
          ask={t('terminateReason')}
          field="reason"
          tone="danger"
          call={tenderTerminate}
          inputOf={(reason) => ({ ...named, reason })}
          onDone={onDone}
        />
      )}
      {of.access === 'OPEN' && of.publishTime !== null && (
        <ButtonLink size="sm" to={tenderNoticeAddress(tenderSn)}>
          {t('publicPage')}
        </ButtonLink>
      )}
    </div>
  )
}

function PlainActs({ of, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const ask = useConfirm()
  const go = useNavigate()
  const { can, tenderSn } = of
  const named = { tenderSn, expectedVersion: of.version }
  const submit = useAct(tenderSubmit)
  const publicize = useAct(tenderPublicize)
  const award = useAct(tenderAward)
  const repeat = useAct(tenderRepeat)
  const run = async (work: Promise<unknown>) => {
    if (await work) onDone()
  }
  const awardNow = async () => {
    if (await ask({ title: t(of.lots.length > 0 ? 'awardLotsAsk' : 'awardAsk'), help: t('awardHelp'), ok: t('award') }))
      await run(award.act(named, t('awardDone')))
  }
  const repeatNow = async () => {
    const made = await repeat.act({ tenderSn })
    if (made?.data) await go(tenderManageAddress(made.data.tenderSn))
  }
  return (
    <>
      {can.includes('submit') && (
        <Button size="sm" tone="brand" busy={submit.busy} onClick={() => void run(submit.act(named, t('submitDone')))}>
          {t('submit')}
        </Button>
      )}
      <OpeningActs of={of} onDone={onDone} />
      {can.includes('publicize') && (
        <Button size="sm" tone="brand" busy={publicize.busy} onClick={() => void run(publicize.act(named, t('publicizeDone')))}>
          {t('publicize')}
        </Button>
      )}
      {can.includes('award') && (
        <Button size="sm" tone="brand" busy={award.busy} onClick={() => void awardNow()}>
          {t('award')}
        </Button>
      )}
      <ContractActs of={of} />
      {can.includes('retender') && (
        <Button size="sm" tone="brand" busy={repeat.busy} onClick={() => void repeatNow()}>
          {t(of.state === 'AWARDED' || of.state === 'CONTRACTED' ? 'retenderLots' : 'retender')}
        </Button>
      )}
    </>
  )
}

/** The contracts with the winners: the draft of one, or the way to it. */
function ContractActs({ of }: { of: TenderDetail }) {
  const t = useMessages(tenderPageMessages)
  const go = useNavigate()
  const draft = useAct(tenderContract)
  const begin = async (bidSn: string) => {
    const made = await draft.act({ tenderSn: of.tenderSn, bidSn })
    if (made?.data) await go(`/member/contract/detail?contractId=${made.data.contractId}`)
  }
  const waiting = of.record.filter(({ state, lotNo }) => state === 'WON' && !of.contracts.some((contract) => contract.lotNo === lotNo))
  return (
    <>
      {of.contracts.map(({ contractId, contractSn }) => (
        <ButtonLink key={contractId} size="sm" icon="file-text" to={`/member/contract/detail?contractId=${contractId}`}>
          {t('contractOf', { sn: contractSn })}
        </ButtonLink>
      ))}
      {of.can.includes('contract') &&
        waiting.map(({ bidSn, lot }) => (
          <Button key={bidSn} size="sm" tone="brand" icon="file-text" busy={draft.busy} onClick={() => void begin(bidSn)}>
            {lot === '' ? t('draftContract') : t('draftContractOf', { lot })}
          </Button>
        ))}
    </>
  )
}

/** An answer for each open question and objection. */
function Answers({ of, onDone }: Props) {
  const t = useMessages(tenderPageMessages)
  const named = { tenderSn: of.tenderSn, expectedVersion: of.version }
  const openOnes = of.questions.filter(({ kind, answerTime }) => answerTime === null && kind !== 'CLARIFICATION')
  return openOnes.map(({ questionId, kind, question }) => {
    const isObjection = kind === 'OBJECTION'
    if (!of.can.includes(isObjection ? 'resolve' : 'clarify')) return null
    return (
      <AnswerAct
        key={questionId}
        id={`tender-answer-${questionId}`}
        label={t(isObjection ? 'answerObjection' : 'answerQuestion')}
        ask={question}
        tone="brand-outline"
        call={isObjection ? tenderResolve : tenderClarify}
        named={{ ...named, answerTo: questionId }}
        onDone={onDone}
      />
    )
  })
}
