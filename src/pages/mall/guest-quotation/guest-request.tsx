import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { GuestView } from '../../../modules/guest-quotation/endpoints-guest.ts'
import { GuestFiles, useAskedTerms } from './guest-documents.tsx'
import type { guestPageMessages } from '../../../modules/guest-quotation/messages.ts'

/** What is asked for: terms and lines, readable by the link alone. */
export function GuestRequest({ of, linkKey }: { of: GuestView; linkKey: string }) {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const facts = [
    [t('buyer'), of.buyerTitle],
    [t('number'), of.inquirySn],
    [t('state'), of.stateText],
    [t('place'), of.regionName],
    [t('closes'), of.closeTime ? fullTime(of.closeTime) : t('openEnd')],
    ...useAskedTerms(of),
    [t('note'), of.note],
    [t('linkUntil'), fullTime(of.expireTime)],
  ] as const
  return (
    <section className="pan">
      <h1 className="t20 b6">{of.title}</h1>
      <p className="c2 t14">{t('lead', { name: of.guestName })}</p>
      <dl className="gq-f">
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="t14">{text}</dd>
            </div>
          ))}
      </dl>
      {of.openings.map((opening) => (
        <Note key={opening.openTime} tone="warn">
          {t(opening.resealTime ? 'openedAndSealed' : 'opened', { at: fullTime(opening.openTime), again: fullTime(opening.resealTime) })}
        </Note>
      ))}
      <GuestFiles of={of} linkKey={linkKey} />
      <h2 className="t16 b6">{t('lines')}</h2>
      <ol className="gq-l t14 mt-2">
        {of.lines.map((line) => (
          <li key={line.lineNo}>
            <b>
              {line.lineNo}. {line.goodsName}
            </b>{' '}
            <span className="c2">{line.specText}</span>{' '}
            <span className="num nw">
              {line.number} {line.unitName}
            </span>
            <div className="c3 t12">
              {[
                line.wantedPrice === null ? '' : t('wantedPrice', { price: priceText(line.wantedPrice) }),
                line.wantedDate ? t('wantedDate', { day: line.wantedDate }) : '',
                line.remark,
              ]
                .filter((text) => text !== '')
                .join(' · ')}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
