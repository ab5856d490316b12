import { useLanguage } from '../../../../api/browser/use-messages.tsx'
import { listFormat, withNote } from '../../../../kernel/text/list-format.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import type { GoodsDetail, ReviewsAndQuestions } from './detail-data.ts'
import { DetailCertificates } from './detail-certificates.tsx'
import type { DetailTranslate } from '../use-messages.ts'
import { GoodsEvaluations } from './goods-evaluations.tsx'
import { GoodsQuestions } from './goods-questions.tsx'

/** What buyers say, where some have, and what people ask the store. */
function EvaluationsAndQuestions({ goodsId, talk, t }: { goodsId: number; talk: ReviewsAndQuestions; t: DetailTranslate }) {
  return (
    <section className={talk.evaluations.total > 0 ? 'talk' : 'talk one'}>
      {talk.evaluations.total > 0 && <GoodsEvaluations goodsId={goodsId} first={talk.evaluations} t={t} />}
      <GoodsQuestions goodsId={goodsId} first={talk.questions} t={t} />
    </section>
  )
}

type FactsProps = { goods: GoodsDetail; t: DetailTranslate }

/** Specification table, description, trade terms; documents and standards beside them. */
export function DetailSpecifications({ goods, t }: FactsProps) {
  const lang = useLanguage()
  const specs = specsOf(goods, lang, t)
  return (
    <>
      <section className="spt facts" id="facts">
        <div className="col g3">
          {specs.length > 0 && (
            <Panel title={t('specs')}>
              <dl className="spec-t">
                {specs.map((row) => (
                  <div key={row.label}>
                    <dt>{row.label}</dt>
                    <dd>{row.value}</dd>
                  </div>
                ))}
              </dl>
            </Panel>
          )}
          <DetailCertificates certificates={goods.certificates} t={t} />
          {goods.description !== '' && (
            <Panel title={t('introduction')}>
              <p className="prose">{goods.description}</p>
            </Panel>
          )}
        </div>
        <aside className="col g3">
          {goods.documents.length > 0 && (
            <Panel title={t('documents')} sub={t('documentsSub')}>
              <ul className="lst">
                {goods.documents.map((name) => (
                  <li key={name}>
                    <Icon name="file-text" className="c3" />
                    <span className="el">{name}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <Panel title={t('service')}>
            <dl className="kv terms">
              {termsOf(goods, lang, t).map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </aside>
      </section>
      <EvaluationsAndQuestions goodsId={goods.goodsId} talk={goods.talk} t={t} />
    </>
  )
}

function specsOf(goods: GoodsDetail, lang: Language, t: DetailTranslate): { label: string; value: string }[] {
  const standards = listFormat(
    lang,
    goods.standards.map((standard) => withNote(lang, standard.code, standard.verifiedEdition === 1 ? t('editionChecked') : '')),
  )
  return [
    ...(goods.brand ? [{ label: t('brand'), value: goods.brand.brandName }] : []),
    ...(standards === '' ? [] : [{ label: t('standards'), value: standards }]),
    ...goods.specs.map((row) => ({ label: row.label, value: row.unit === '' ? row.value : `${row.value} ${row.unit}` })),
  ]
}

function termsOf(goods: GoodsDetail, lang: Language, t: DetailTranslate): (readonly [string, string])[] {
  const terms = [
    [t('weighing'), goods.weighMethod],
    [t('tolerance'), goods.weighTolerance],
    [
      t('freightRule'),
      listFormat(
        lang,
        [goods.freight.freightName, goods.freight.note].filter((text) => text !== ''),
      ),
    ],
    [t('returns'), goods.consumerReturn === 1 ? t('consumerReturnAnd', { policy: goods.returnPolicy }).trim() : goods.returnPolicy],
    [t('sample'), goods.sampleAvailable === 1 ? goods.sampleNote || t('sampleYes') : ''],
    [t('qualification'), listFormat(lang, goods.qualificationRequired)],
  ] as const
  return terms.filter(([, text]) => text !== '')
}
