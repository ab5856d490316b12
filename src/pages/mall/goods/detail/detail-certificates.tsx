import { Icon } from '../../../../ui/icons/icon.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import type { DetailTranslate } from '../use-messages.ts'
import type { GoodsDetail } from './detail-data.ts'

type Certificate = GoodsDetail['certificates'][number]

/** Mill certificates and other papers of the goods, with what was measured of the batch. */
export function DetailCertificates({ certificates, t }: { certificates: readonly Certificate[]; t: DetailTranslate }) {
  if (certificates.length === 0) return null
  return (
    <Panel title={t('certificates')} id="certificates">
      {certificates.map((certificate) => (
        <section key={`${certificate.title} ${certificate.number}`} className="cer">
          <div className="row g2 wrp">
            <Icon
              name={certificate.checkedOn === '' ? 'file-text' : 'badge-check'}
              className={certificate.checkedOn === '' ? 'c3' : 'cok'}
            />
            <h3 className="t14 b6">{certificate.title}</h3>
            {certificate.number !== '' && <span className="c2 t13 num">{t('certificateNumber', { number: certificate.number })}</span>}
            {certificate.validUntil !== '' && <span className="c3 t13 num">{t('certificateUntil', { day: certificate.validUntil })}</span>}
            {certificate.checkedOn !== '' && <span className="cok t13 num">{t('certificateChecked', { day: certificate.checkedOn })}</span>}
            <span className="sp" />
            {certificate.image !== '' && (
              <a className="lk t13" href={`${certificate.image}?w=1440`} target="_blank" rel="noopener noreferrer">
                {t('certificatePicture')}
              </a>
            )}
          </div>
          {certificate.values.length > 0 && <Values one={certificate} t={t} />}
        </section>
      ))}
    </Panel>
  )
}

function Values({ one, t }: { one: Certificate; t: DetailTranslate }) {
  return (
    <div className="tsc" tabIndex={0} role="region" aria-label={one.title}>
      <table className="tbl d">
        <thead>
          <tr>
            <th scope="col">{t('certificateItem')}</th>
            {one.values.map((value) => (
              <th key={value.item} scope="col" className="r">
                {value.item}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('certificateRequired')}</th>
            {one.values.map((value) => (
              <td key={value.item} className="r num c2">
                {value.required || '—'}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('certificateMeasured')}</th>
            {one.values.map((value) => (
              <td key={value.item} className="r num b6">
                {value.measured}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
