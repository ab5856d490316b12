-- Who wrote an article, for readers of its English text; the Chinese name where it is empty.
ALTER TABLE article ADD COLUMN author_en text NOT NULL DEFAULT '';
UPDATE article SET author_en = 'ZincBridge editors (demo)' WHERE author = '平台编辑部（演示）';
