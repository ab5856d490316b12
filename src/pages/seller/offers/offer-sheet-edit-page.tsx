import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import '../../../ui/styles/console.css'
import { ownOfferSheet } from '../../../modules/pricing/endpoints-offer-sheets-seller.ts'
import { OfferSheetEditor } from './offer-sheet-editor.tsx'
import { offerSheetEditorMessages } from './messages.ts'

/** Writing an offer sheet: `?offerSheetId=` an old one, nothing for a new one. */
export default function OfferEditPage() {
  const t = useMessages(offerSheetEditorMessages)
  const [query] = useSearchParams()
  const offerSheetId = Number(query.get('offerSheetId')) || 0
  return (
    <Panel
      title={t(offerSheetId === 0 ? 'newSheet' : 'offerEdit')}
      more={
        <ButtonLink size="sm" to="/seller/offer/list">
          {t('back')}
        </ButtonLink>
      }
    >
      {offerSheetId === 0 ? <OfferSheetEditor sheet={null} onDone={() => undefined} /> : <Known offerSheetId={offerSheetId} />}
    </Panel>
  )
}

function Known({ offerSheetId }: { offerSheetId: number }) {
  const sheet = useCall(ownOfferSheet, { offerSheetId })
  return <CallView call={sheet}>{(found) => <OfferSheetEditor key={found.version} sheet={found} onDone={sheet.reload} />}</CallView>
}
