import { Button } from '../../../ui/basic/button.tsx'
import { keepFile } from '../../../ui/basic/save-file.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { buyerDocuments, sellerDocuments, type DocumentPart } from '../endpoints-documents.ts'

type Props = {
  readonly viewer: 'buyer' | 'store'
  readonly orderSn: string
  readonly part: DocumentPart
  /** Only what belongs to this shipment. */
  readonly shipmentSn?: string
  readonly label: string
  readonly tone?: 'ghost' | 'brand'
}

/** Fetches documents of an order as a PDF and hands the file to the browser. */
export function DocumentDownload({ viewer, orderSn, part, shipmentSn = '', label, tone = 'ghost' }: Props) {
  const mine = useAct(buyerDocuments)
  const stores = useAct(sellerDocuments)
  const { act, busy } = viewer === 'buyer' ? mine : stores
  return (
    <Button
      size="sm"
      tone={tone}
      icon="download"
      busy={busy}
      onClick={() => void act({ orderSn, part, shipmentSn }).then((done) => done?.data && keepFile(done.data))}
    >
      {label}
    </Button>
  )
}
