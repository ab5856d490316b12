import { useState } from 'react';
import { Button } from '../../src/ui/basic/button.tsx';
import { Price } from '../../src/ui/basic/price.tsx';
import { Note } from '../../src/ui/feedback/states.tsx';
import { QuantityStepper } from '../../src/ui/form/quantity-stepper.tsx';
import { type Facet, FacetPanel } from '../../src/ui/goods/facet-panel.tsx';
import { CardGrid, ProductCard } from '../../src/ui/goods/product-card.tsx';
import { ResultTable } from '../../src/ui/goods/result-table.tsx';
import { ResultToolbar } from '../../src/ui/goods/result-toolbar.tsx';
import { Breadcrumb } from '../../src/ui/layout/breadcrumb.tsx';
import { Pagination } from '../../src/ui/layout/pagination.tsx';
import { Dialog } from '../../src/ui/overlay/dialog.tsx';
import { quantityLabels } from './components-page.tsx';
import { cardLabels, sample, sampleKeys } from './samples.tsx';
import { Shell } from './shell-sample.tsx';

const values = (rows: readonly (readonly [string, number, boolean?])[]) => rows.map(([label, count, selected = false]) => ({ value: label, label, count, selected }));
const facets: Facet[] = [
  { key: 'c', title: '分类', look: 'list', values: values([['镀锌管材', 482], ['镀锌型钢', 316], ['镀锌板卷', 228], ['护栏与交通设施', 97], ['钢格板', 64]]) },
  { key: 'dn', title: '公称直径 DN', look: 'grid', values: values([['15', 3], ['20', 3], ['25', 3], ['32', 3], ['40', 3], ['50', 3, true], ['65', 1], ['80', 1], ['200', 0]]) },
  { key: 'std', title: '执行标准', look: 'list', values: values([['GB/T 3091', 265], ['GB/T 13912', 411], ['GB/T 706', 188], ['ASTM A123', 0]]) },
  { key: 'b', title: '品牌', look: 'list', fold: 4, values: values([['津泓', 143], ['冀沃', 126], ['华浔', 88], ['皖屏', 64], ['永衡', 52], ['鄂晟', 47]]) },
  { key: 's', title: '服务', look: 'list', values: values([['平台自营', 186], ['验厂供应商', 934, true], ['材质书随货', 1142, true]]) },
];

function Filters() {
  return <FacetPanel facets={facets} onToggle={() => undefined} clear={<a className="lk t12" href="#/list">清空 5 项</a>} price={{ title: '含税单价（元/吨）', range: {}, onChange: () => undefined, histogram: [3, 6, 10, 18, 30, 34, 28, 22, 14, 9, 6, 5, 3, 2, 2, 1], afterKey: 'dn', labels: { low: '最低', high: '最高', apply: '确定' } }} labels={{ title: '筛选', more: (n) => `展开全部 ${n} 个`, less: '收起' }} />;
}

/** Search results in both views. */
export function ListPage() {
  const [view, setView] = useState<'grid' | 'table'>(new URLSearchParams(location.search).has('table') ? 'table' : 'grid');
  const [drawer, setDrawer] = useState(new URLSearchParams(location.search).has('drawer'));
  return (
    <Shell>
      <div className="wrap">
        <Breadcrumb label="位置" trail={[{ text: '全部商品', to: '/' }, { text: '镀锌钢材与制品', to: '/list' }, { text: '“热镀锌”搜索结果' }]} after="数据更新于 15:02 · 库存每 10 分钟同步" />
        <div className="lay">
          <div className="fct-c"><Filters /></div>
          <div>
            <ResultToolbar
              sorts={[{ key: 'd', label: '综合' }, { key: 's', label: '成交量', direction: 'none' }, { key: 'p', label: '单价', direction: 'up' }, { key: 'l', label: '交期最快' }, { key: 'n', label: '上新' }]}
              sort="d" onSort={() => undefined} toggles={[{ key: 'a', label: '仅看现货', checked: false }, { key: 'b', label: '可月结', checked: true }]} count={<>共 <b className="num">1,298</b> 件</>} view={view} onView={setView} onFilters={() => setDrawer(true)}
              selected={['交货地：江苏', '天津', '河北', '验厂供应商'].map((label) => ({ key: label, label }))} selectedActions={<a className="lk t12" href="#/list">清空</a>}
              labels={{ sort: '排序', filters: '筛选 5', view: '视图', grid: '图文', table: '表格', selected: '已选', remove: (label) => `移除 ${label}` }}
            />
            <div className="mt-3">{view === 'grid' ? <Grid /> : <Table />}</div>
            <div className="list-foot"><span className="c3 t13">第 1–24 件，共 1,298 件</span><span className="sp" /><Pagination page={1} pageCount={55} addressOf={(page) => `/list?page=${page}`} labels={{ pages: '分页', previous: '上一页', next: '下一页' }} /></div>
            <Note action={<Button tone="brand" size="sm">发布询价</Button>}>没找到合适的规格？把清单交给平台，<b>1.8 小时</b>内收到 3 家以上验厂供应商报价。</Note>
          </div>
        </div>
      </div>
      <Dialog open={drawer} onClose={() => setDrawer(false)} title="筛选" closeLabel="关闭" kind="drawer-left" footer={<Button tone="brand" size="lg" block onClick={() => setDrawer(false)}>查看 1,298 件</Button>}><Filters /></Dialog>
    </Shell>
  );
}

function Grid() {
  return <CardGrid>{[...sampleKeys, 'pipe', 'square'].slice(0, 16).map((key, index) => <ProductCard key={index} product={sample(key, index % 5 === 0 ? { tags: [{ text: '自营', tone: 'brand' }] } : {})} labels={cardLabels} compared={index === 1} onCompare={() => undefined} priority={index < 4} actions={<><Button size="sm">询价</Button><Button size="sm" tone="action-outline" icon="shopping-cart">加入采购车</Button></>} />)}</CardGrid>;
}

function Table() {
  return (
    <ResultTable
      caption="搜索结果"
      onPick={() => undefined}
      rows={sampleKeys.map((key, index) => { const product = sample(key); return { key, product, brand: '津泓', price: <Price amount={4720} unit="吨" />, secondPrice: '¥141.37/支', stock: product.stock ?? '', minimum: '1 吨', picked: index === 1, quantity: <QuantityStepper value="1" onChange={() => undefined} min="1" step="1" size="sm" labels={quantityLabels} />, actions: <><Button size="sm" square icon="clipboard-list" aria-label="加入询价篮" /><Button size="sm" square tone="action-outline" icon="shopping-cart" aria-label="加入采购车" /></> }; })}
      labels={{ pick: '选择', pickAll: '选择本页全部', product: '商品', brand: '品牌', price: '含税单价', secondPrice: '折算单价', stock: '库存', minimum: '起订', lead: '交期', quantity: '数量', actions: '操作' }}
    />
  );
}
