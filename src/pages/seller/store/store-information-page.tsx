import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { listFormat } from '../../../kernel/text/list-format.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { storeInformation } from '../../../modules/store/endpoints-information.ts'
import { sellerStoreMessages } from '../../../modules/store/messages.ts'
import { StoreInformationForm } from './store-information-form.tsx'

type Information = RefOutput<typeof storeInformation>

/** What the own store says of itself, beside what is registered of it. */
export default function StoreInformationPage() {
  const call = useCall(storeInformation, {})
  return (
    <CallView call={call}>
      {(info) => (
        <div className="col g3">
          <StoreInformationForm key={info.version} info={info} onDone={call.reload} />
          <Registered info={info} />
        </div>
      )}
    </CallView>
  )
}

function Registered({ info }: { info: Information }) {
  const t = useMessages(sellerStoreMessages)
  const lang = useLanguage()
  return (
    <Panel
      title={t('informationRegistered')}
      sub={t('informationRegisteredHelp')}
      more={<ButtonLink to={`/store/introduce?vid=${info.storeId}`}>{t('seeStore')}</ButtonLink>}
    >
      <div className="bx">
        <PropertyList
          list={[
            [t('informationName'), info.storeNameEn === '' ? info.storeName : `${info.storeName} · ${info.storeNameEn}`],
            [t('informationCompany'), info.companyName],
            [t('informationCreditCode'), info.creditCode],
            [t('informationType'), t(`informationType_${info.storeType}`)],
            [t('informationPlace'), info.place],
            [t('informationYears'), t('informationYearsCount', { years: info.yearsOpen })],
            [
              t('informationWarehouses'),
              listFormat(
                lang,
                info.warehouses.map((one) => t('informationWarehouse', { name: one.warehouseName, city: one.city })),
              ),
            ],
          ]}
        />
      </div>
    </Panel>
  )
}
