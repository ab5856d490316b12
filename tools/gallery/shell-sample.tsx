import type { ReactNode } from 'react';
import { Icon } from '../../src/ui/icons/icon.tsx';
import { CategoryDropdown } from '../../src/ui/shell/category-dropdown.tsx';
import { CategoryMenu } from '../../src/ui/shell/category-menu.tsx';
import type { CategoryEntry, CategoryPanel } from '../../src/ui/shell/category-model.ts';
import { FloatingSidebar } from '../../src/ui/shell/floating-sidebar.tsx';
import { Footer } from '../../src/ui/shell/footer.tsx';
import { PhoneTabBar } from '../../src/ui/shell/phone-bars.tsx';
import { SearchBox } from '../../src/ui/shell/search-box.tsx';
import type { SearchLabels, Suggestions } from '../../src/ui/shell/search-model.ts';
import { SiteHeader } from '../../src/ui/shell/site-header.tsx';
import type { UtilityBarProps } from '../../src/ui/shell/header-model.ts';
import { Price } from '../../src/ui/basic/price.tsx';

const link = (label: string, to = `/${label}`) => ({ label, to });
export const entries: CategoryEntry[] = (
  [
    ['ingot', '锌锭', '0# · 1# · 再生锌锭'], ['layers', '锌合金', '锌镍 · 锌铝稀土 · 锌铝镁'], ['pipes', '镀锌钢材', '管材 · 板卷 · 型钢 · 扁钢'], ['rail', '镀锌制品', '护栏 · 钢格板 · 紧固件'],
    ['drum', '助镀与辅材', '助镀剂 · 氯化铵 · 钝化剂'], ['beam', '不锈钢', '板材 · 管材 · 法兰管件'], ['profile', '铝合金', '型材 · 板材 · 6061/6063'], ['hard-hat', '劳保防护', '手套 · 面屏 · 防酸服'],
  ] as const
).map(([icon, name, hint]) => ({ id: name, icon, name, hint, to: `/list?c=${name}` }));
const groups: [string, string[]][] = [
  ['镀锌管材', ['焊接钢管 GB/T 3091', '螺纹管', '消防涂覆管', '大棚管', '沟槽管件', '热镀锌无缝管']], ['方矩管', ['方管 20–200', '矩形管', '冷弯异型管']], ['型钢', ['角钢', '槽钢', '工字钢', 'H 型钢', 'C 型钢', 'Z 型钢']],
  ['板卷', ['热镀锌卷 DX51D+Z', '锌铝镁卷', '镀铝锌卷', '彩涂基板', '开平板', '花纹板']], ['线材', ['镀锌铁丝', '钢绞线', '镀锌钢丝绳', '编织网']], ['加工服务', ['代镀锌', '定尺切割', '分条', '冲孔折弯']],
];
const panel: CategoryPanel = {
  groups: groups.map(([name, leaves]) => ({ ...link(name), name, leaves: leaves.map((leaf) => ({ name: leaf, to: `/${leaf}` })) })),
  brands: ['津泓', '冀沃', '华浔', '镇扬', '皖屏', '永衡'].map((name) => ({ name, to: `/b/${name}` })),
};
export const panels = Object.fromEntries(entries.map((entry) => [entry.id, panel]));
const menu = { entries, panels, labels: { menu: '商品分类', brands: '推荐品牌' } };
export const categoryColumn = <CategoryMenu {...menu} />;

export const utility: UtilityBarProps = {
  label: '快捷入口',
  region: { label: '送货至', city: '江苏 常州', onPick: () => undefined },
  ticker: {
    label: '锌价',
    asOf: '11-20 15:00',
    quotes: [
      { name: '0# 锌锭 上海', price: '22,860', percent: 0.57, to: '/zinc' },
      { name: '沪锌主力 ZN2701', price: '22,905', percent: 0.64, to: '/zinc' },
      { name: 'LME 锌 3M', price: '3,018.5', percent: -0.21, to: '/zinc' },
    ],
  },
  groups: [
    [{ label: '周敏 · 恒屿热镀锌', to: '/member', strong: true }],
    [link('我的订单'), link('采购中心'), { ...link('消息'), count: 6 }],
    [link('供应商入驻'), link('帮助'), link('手机版'), link('EN')],
  ],
};

export const searchLabels: SearchLabels = { search: '搜索', input: '搜索商品', placeholder: '搜商品、牌号、标准号、物料编码，如 DN50、GB/T 13912', scope: '搜索范围', clear: '清除', words: '联想词', categories: '分类', recent: '最近搜索', products: '商品', codeMatch: '按物料编码匹配：', add: '加入采购车' };
export const suggestions: Suggestions = {
  words: [['DN50 镀锌管 Q235B', 86], ['DN50 螺纹管 带接箍', 42], ['DN50 沟槽卡箍', 18]].map(([text, count]) => ({ text: String(text), count: Number(count), to: `/list?q=${text}` })),
  categories: [{ path: ['镀锌钢材', '镀锌管材'], to: '/list?c=1' }],
  recent: [{ text: 'GB/T 3091 消防管', to: '/list?q=3' }],
  products: [
    { to: '/detail?1', name: '热镀锌焊接钢管 DN50×3.5', spec: 'Q235B · 6 m · 库存 328 吨', image: 'pipe-1.webp', price: <Price amount={4720} unit="吨" size="compact" />, onAdd: () => undefined },
    { to: '/detail?2', name: '热镀锌螺纹管 DN50×3.5 带接箍', spec: 'Q235B · 6 m · 库存 61 吨', image: 'pipe-2.webp', price: <Price amount={4880} unit="吨" size="compact" />, onAdd: () => undefined },
  ],
  codeMatch: { text: 'M20-1145 → GP-DN50-35', to: '/detail?3' },
  total: { text: '查看全部 146 件', to: '/list' },
};

function SampleHeader({ home, current, phoneBar }: { home?: boolean; current?: string; phoneBar: boolean }) {
  return (
    <SiteHeader
      brand={{ name: '锌桥', latin: 'ZincBridge' }}
      utility={utility}
      search={
        <SearchBox
          action="/list"
          name="keyword"
          scopes={[{ value: 'goods', label: '商品' }, { value: 'store', label: '店铺' }]}
          suggestions={suggestions}
          labels={searchLabels}
          tools={
            <>
              <button type="button" className="tool d-only" aria-label="清单找货"><Icon name="file-spreadsheet" size={18} /></button>
              <button type="button" className="tool" aria-label="以图搜货"><Icon name="camera" size={18} /></button>
            </>
          }
        />
      }
      hotWords={['今日 0# 锌锭', 'DN50 镀锌管', '氯化铵 99.5%', '无铬钝化', 'G325/30/100', 'M16 热浸锌螺栓', '锌镍合金', '测厚仪'].map((text, index) => ({ text, to: `/list?q=${text}`, hot: index === 0 }))}
      actions={[
        { label: '快速下单', to: '/quickOrder', icon: 'zap' },
        { label: '询价篮', to: '/enquiry', icon: 'clipboard-list', count: 4 },
        { label: '采购车', to: '/cart', icon: 'shopping-cart', count: 7 },
        { label: '消息', to: '/msg', icon: 'bell', count: 6, phone: true },
      ]}
      category={<CategoryDropdown title="全部商品分类" standing={home} {...menu} />}
      nav={['首页', '锌价行情', '询价采购', '招标大厅', '集采团购', '供应商', '品牌馆', '样品中心', '替代选型', '积分商城', '行业资讯'].map((label) => link(label))}
      currentNav={current}
      tools={[{ label: '上传 BOM', to: '/bom', icon: 'upload' }, { label: '发布询价', to: '/rfq', icon: 'send', strong: true }]}
      labels={{ skip: '跳到正文', nav: '主导航' }}
      phoneBarInstead={phoneBar}
    />
  );
}

/** The mall's shell around a sample page. */
export function Shell({ children, home, phoneBar, current }: { children: ReactNode; home?: boolean; phoneBar?: ReactNode; current?: string }) {
  return (
    <>
      <SampleHeader home={home} current={current} phoneBar={Boolean(phoneBar)} />
      {phoneBar}
      <main id="main">{children}</main>
      <SampleFooter />
      <FloatingSidebar
        label="快捷工具"
        topLabel="顶部"
        entries={[
          { key: 'a', label: '账户', icon: 'user', to: '/member' },
          { key: 'c', label: '采购车', icon: 'shopping-cart', to: '/cart', count: 7 },
          { key: 'e', label: '询价篮', icon: 'clipboard-list', onPress: () => undefined, count: 104 },
          { key: 'p', label: '项目', icon: 'folder-kanban', to: '/project' },
          { key: 's', label: '客服', icon: 'headset', to: '/service' },
          { key: 'q', label: 'APP', icon: 'qr-code', popover: <b className="t13 nw">下载锌桥 APP</b> },
        ]}
      />
      {!phoneBar && (
        <PhoneTabBar
          label="底部导航"
          current="/home"
          tabs={[
            { label: '首页', to: '/home', icon: 'house' },
            { label: '分类', to: '/category', icon: 'layout-grid' },
            { label: '询价', to: '/rfq', icon: 'clipboard-list' },
            { label: '采购车', to: '/cart', icon: 'shopping-cart', count: 7 },
            { label: '我的', to: '/member', icon: 'user' },
          ]}
        />
      )}
    </>
  );
}

function SampleFooter() {
  return (
    <Footer
      label="页脚"
      promises={[
        { icon: 'shield-check', title: '平台验厂', text: '612 家供应商实地验厂' },
        { icon: 'file-check-2', title: '材质书随货', text: '批次可追溯、可验真' },
        { icon: 'landmark', title: '账期与票据', text: '月结、承兑、供应链金融' },
        { icon: 'receipt-text', title: '增值税专票', text: '13% 专票，按单或月结汇开' },
        { icon: 'truck', title: '磅差透明', text: '按磅单结算，±3‰ 平台介入' },
      ]}
      columns={(
        [
          ['采购指南', ['快速下单', '询价流程', 'BOM 批量采购', '合同与电子签章', '样品申请']],
          ['支付与发票', ['对公转账', '账期支付', '承兑汇票', '发票申请', '对账说明']],
          ['物流与验收', ['配送时效', '厂区自提', '磅单与理计', '材质书验真', '到货异议']],
          ['售后服务', ['退货换货', '质量异议处理', '第三方检测', '投诉与建议', '客服中心']],
          ['供应商', ['入驻申请', '验厂标准', '报价工具', '招投标公告', '设计师申请']],
        ] as const
      ).map(([title, links]) => ({ title, links: links.map((label) => link(label)) }))}
      contact={{ title: '采购热线', phone: '400-000-0000', hours: '工作日 8:00–18:00', service: <a className="btn sm po" href="#/"><Icon name="headset" size={14} />在线客服</a> }}
      legal={<>© 2026 锌桥 ZincBridge<br />本站现货价与行情仅供采购参考，不构成期货投资建议</>}
      marks={[{ icon: 'badge-check', text: '电子营业执照' }, { icon: 'lock', text: '等保三级' }, { icon: 'shield-check', text: '网安备案' }]}
    />
  );
}
