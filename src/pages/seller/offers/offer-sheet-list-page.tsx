import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { ownOfferSheets } from '../../../modules/pricing/endpoints-offer-sheets-seller.ts'
import { offerSheetAddress } from '../../../modules/pricing/ui/offer-sheet-address.ts'
import { OfferSheetActions } from './offer-sheet-actions.tsx'
import { offerSheetEditorMessages } from './messages.ts'

const tones = { draft: 'neutral', published: 'ok', withdrawn: 'warn' } as const

/** The offer sheets of the own stores. */
export default function OwnOffersPage() {
  const t = useMessages(offerSheetEditorMessages)
  const sheets = useCall(ownOfferSheets, {})
  return (
    <Panel
      title={t('offersDesk')}
      more={
        <ButtonLink size="sm" tone="brand" to="/seller/offer/edit">
          {t('newSheet')}
        </ButtonLink>
      }
    >
      <CallView call={sheets}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon="clipboard-list" title={t('none')} help={t('noneHelp')} />
          ) : (
            <OffersTable list={list} onDone={sheets.reload} />
          )
        }
      </CallView>
    </Panel>
  )
}

function OffersTable({ list, onDone }: { list: OutputOf<typeof ownOfferSheets>; onDone: () => void }) {
  const t = useMessages(offerSheetEditorMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colTitle')}</th>
            <th>{t('colState')}</th>
            <th>{t('colValid')}</th>
            <th className="r">{t('colLines')}</th>
            <th>{t('colUpdated')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((sheet) => (
            <tr key={sheet.offerSheetId}>
              <td>
                <Anchor className="b5" to={`/seller/offer/edit?offerSheetId=${sheet.offerSheetId}`}>
                  {sheet.title}
                </Anchor>
                <div className="t12 c3 num">{sheet.sheetSn}</div>
              </td>
              <td>
                <Tag tone={tones[sheet.state]} small>
                  {t(sheet.state)}
                </Tag>
                {sheet.edition > 0 && <div className="t12 c3">{t('edition', { edition: sheet.edition })}</div>}
              </td>
              <td className="num nw t12">
                {sheet.validFrom} – {sheet.validUntil}
              </td>
              <td className="r n">{sheet.lineNum}</td>
              <td className="num nw t12">{fullTime(sheet.updatedAt)}</td>
              <td className="r nw">
                {sheet.edition > 0 && (
                  <ButtonLink size="sm" to={offerSheetAddress(sheet.sheetSn)}>
                    {t('view')}
                  </ButtonLink>
                )}{' '}
                <ButtonLink size="sm" to={`/seller/offer/edit?offerSheetId=${sheet.offerSheetId}`}>
                  {t('edit')}
                </ButtonLink>{' '}
                <OfferSheetActions sheet={sheet} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
