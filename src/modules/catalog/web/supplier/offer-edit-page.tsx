import { useSearchParams } from 'react-router'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import '../../../../ui/styles/console.css'
import { ownOfferSheet } from '../../contract-offer-desk.ts'
import { OfferEditor } from '../parts/offer-editor.tsx'
import { offerDeskWords } from '../words-offer-desk.ts'

/** Writing an offer sheet: `?offerSheetId=` an old one, nothing for a new one. */
export default function OfferEditPage() {
  const t = useWords(offerDeskWords)
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
      {offerSheetId === 0 ? <OfferEditor sheet={null} onDone={() => undefined} /> : <Known offerSheetId={offerSheetId} />}
    </Panel>
  )
}

function Known({ offerSheetId }: { offerSheetId: number }) {
  const sheet = useCall(ownOfferSheet, { offerSheetId })
  return <CallView call={sheet}>{(found) => <OfferEditor key={found.version} sheet={found} onDone={sheet.reload} />}</CallView>
}
