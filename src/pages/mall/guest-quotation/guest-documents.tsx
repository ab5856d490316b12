import { useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { callApi } from '../../../api/browser/client.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { keepFile } from '../../../ui/basic/save-file.ts'
import type { guestFile, GuestView } from '../../../modules/guest-quotation/endpoints-guest.ts'
import type { guestPageMessages } from '../../../modules/guest-quotation/messages.ts'

const fileRef = callRef<typeof guestFile>('POST', 'v3/business/front/guestQuotation/file')

/** The terms that the buyer asks for, in words; nothing for those that are open. */
export function useAskedTerms({ terms }: GuestView): readonly (readonly [string, string])[] {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const payment =
    terms.payment === 'CREDIT' ? t('pay_CREDIT', { days: terms.payDays ?? 0 }) : terms.payment ? t(`pay_${terms.payment}`) : ''
  return [
    [t('payment'), payment],
    [t('delivery'), terms.delivery ? t(`delivery_${terms.delivery}`) : ''],
    [t('tax'), terms.taxIncluded === undefined ? '' : t(`tax_${terms.taxIncluded}`)],
    [t('validity'), terms.validDays === undefined ? '' : t('validDays', { days: terms.validDays })],
    [t('priceBasis'), terms.priceBasis ? t(`basis_${terms.priceBasis}`) : ''],
  ]
}

/** Documents of the request, to be downloaded by the key of the link. */
export function GuestFiles({ of, linkKey }: { of: GuestView; linkKey: string }) {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const [refusal, setRefusal] = useState('')
  if (of.files.length === 0) return null
  const download = async (fileId: string) => {
    const answer = await callApi(fileRef, { key: linkKey, file: fileId }).catch(() => null)
    setRefusal(answer?.data ? '' : (answer?.msg ?? t('networkFailed')))
    if (answer?.data) keepFile(answer.data)
  }
  return (
    <>
      <h2 className="t16 b6">{t('files')}</h2>
      <ul className="t14 mt-2 mb-4">
        {of.files.map(({ fileId, name }) => (
          <li key={fileId}>
            <button type="button" className="lk wrap-anywhere text-start" onClick={() => void download(fileId)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {refusal !== '' && (
        <p className="ferr" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}
