import type { PrintedParty } from '../../../../api/printed-document.ts'
import type { Language, Translate } from '../../../../kernel/i18n/translate.ts'
import { maskName } from '../../../../kernel/text/mask-name.ts'
import type { documentMessages } from '../../messages.ts'
import type { DocumentOrder } from './document-order-repository.ts'

export type Say = Translate<typeof documentMessages>
/** Who prints a document, in which language. */
export type Seen = { readonly viewer: 'buyer' | 'store'; readonly lang: Language; readonly say: Say; readonly siteUrl: string }

/** The buyer's name and tax number: of the company, else of the invoice title, else the person's name as the reader may see it (decision 058). */
export function buyerParty(order: DocumentOrder, { viewer, say }: Seen): PrintedParty {
  const person = viewer === 'store' ? order.buyer_title || maskName(order.buyer_name) : order.buyer_name
  const isInvoiced = order.enterpriseName === '' && order.invoice.invoiceType !== 0 && order.invoice.taxNumber !== ''
  const { receiver } = order
  return {
    role: say('buyer'),
    name: order.enterpriseName || (isInvoiced ? order.invoice.title : person),
    taxNumber: order.enterpriseCode || (isInvoiced ? order.invoice.taxNumber : ''),
    facts: receiver
      ? [
          { label: say('contact'), value: `${receiver.receiverName} ${receiver.mobile}` },
          { label: say('address'), value: `${receiver.regionText} ${receiver.detail}` },
        ]
      : [{ label: say('address'), value: say('pickup') }],
  }
}

/** The company behind the store. */
export function supplierParty(order: DocumentOrder, { say, lang }: Seen): PrintedParty {
  return {
    role: say('supplier'),
    name: (lang === 'en' && order.companyNameEn) || order.companyName,
    taxNumber: order.companyCode,
    facts: [{ label: say('phone'), value: order.companyPhone }],
  }
}

/** Supplier and buyer of an order. */
export function partiesOf(order: DocumentOrder, seen: Seen): PrintedParty[] {
  return [supplierParty(order, seen), buyerParty(order, seen)]
}
