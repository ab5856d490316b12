import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Note } from '../../../../ui/feedback/states.tsx'
import { contractPageMessages } from '../../../../modules/contract/messages.ts'
import { useOwnMemberType } from '../../../../modules/member/ui/use-own-member-type.ts'
import type { Comparison } from '../../../../modules/rfq/endpoints-comparison.ts'
import { rfqPageMessages } from '../../../../modules/rfq/messages.ts'

/** What came of an award: its orders and contracts, and the stores with which a contract can be drafted. */
export function AwardDocuments({ of, isAwarded }: { of: Comparison; isAwarded: boolean }) {
  const t = useMessages(rfqPageMessages)
  const contractWords = useMessages(contractPageMessages)
  const memberType = useOwnMemberType()
  const mayContract = memberType === 3 || memberType === 6
  const drafts = mayContract ? of.contractable : []
  const guests = isAwarded
    ? of.quotations.filter(({ storeId, lines }) => storeId === 0 && lines.some(({ accepted }) => accepted === 1))
    : []
  if (of.orderSnList.length + of.contractSnList.length + drafts.length === 0 && of.waiting.length === 0) return null
  return (
    <div className="bx col g2">
      <WaitingLines of={of} />
      {guests.map(({ quotationSn, storeName, validUntil }) => (
        <Note key={quotationSn} tone="warn">
          {t('guestAwarded', { name: storeName, day: validUntil ?? '' })}
        </Note>
      ))}
      <div className="row g3 wrp">
        {of.orderSnList.map((sn) => (
          <Anchor key={sn} className="lk num" to={`/member/order/detail?orderSn=${sn}`}>
            {sn}
          </Anchor>
        ))}
        {of.contractSnList.map((sn) => (
          <Anchor key={sn} className="lk num" to={`/member/contract/index?keyword=${sn}`}>
            {sn}
          </Anchor>
        ))}
        {drafts.map(({ storeId, storeName }) => (
          <ButtonLink key={storeId} size="sm" icon="file-text" to={`/member/contract/add?awardSn=${of.inquirySn}&storeId=${storeId}`}>
            {contractWords('draftWith', { store: storeName })}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}

/** Chosen lines that cannot be ordered yet, and what each needs; a guest's have a note of their own. */
function WaitingLines({ of }: { of: Comparison }) {
  const t = useMessages(rfqPageMessages)
  const lines = of.waiting.flatMap(({ why, lineNo, storeName }) => (why === 'GUEST' ? [] : [{ why, lineNo, storeName }]))
  if (lines.length === 0) return null
  return (
    <Note>
      {t('waitingLines')}
      <ul>
        {lines.map(({ why, lineNo, storeName }) => (
          <li key={lineNo}>{t(`waiting_${why}`, { no: lineNo, store: storeName })}</li>
        ))}
      </ul>
    </Note>
  )
}
