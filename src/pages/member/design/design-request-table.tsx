import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatDate } from '../../../kernel/time/format-date.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { DesignRequestRow } from '../../../modules/design/endpoints.ts'
import { designPageMessages } from '../../../modules/design/messages.ts'

export const designTones = { OPEN: 'info', TAKEN: 'info', ANSWERED: 'warn', ACCEPTED: 'ok', CANCELLED: 'quiet' } as const

/** Design applications; `folder` is where their page stands for who reads. */
export function DesignRequestTable({ list, folder }: { list: readonly DesignRequestRow[]; folder: '/member/desApp' | '/member/design' }) {
  const t = useMessages(designPageMessages)
  const lang = useLanguage()
  const isCompany = folder === '/member/desApp'
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colTitle')}</th>
            <th>{t(isCompany ? 'colDesigner' : 'colCompany')}</th>
            <th className="r">{t('colBudget')}</th>
            <th>{t('colWanted')}</th>
            <th>{t('colState')}</th>
            <th>{t('colCreated')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.desAppId}>
              <td>
                <Anchor className="lk b5" to={`${folder}/detail?desAppId=${one.desAppId}`}>
                  {one.title}
                </Anchor>
              </td>
              <td>{isCompany ? one.designerName || t('nobody') : one.companyName}</td>
              <td className="r num nw">{one.budget === null ? t('noBudget') : `¥${priceText(one.budget)}`}</td>
              <td className="num nw">{one.wantedDate && formatDate(one.wantedDate, lang)}</td>
              <td className="nw">
                <StateDot tone={designTones[one.state]}>{one.stateText}</StateDot>
              </td>
              <td className="num nw">{shortTime(one.createTime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
