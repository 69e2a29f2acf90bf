-- Lists the tables whose rows follow a merged center unchanged, with the column that identifies
-- a row: what a source says about a merged center, it says about the one that stays. Tables with
-- a row per center or per member need more: see merge_centers().
CREATE OR REPLACE FUNCTION list_followers() RETURNS TABLE (part text, key text)
LANGUAGE sql IMMUTABLE AS $$
  VALUES ('votes', 'id'), ('reviews', 'id'), ('comments', 'id'), ('messages', 'id'),
    ('problem_reports', 'id'), ('suggestions', 'id'), ('claims', 'id'), ('bed_links', 'id'),
    ('center_links', 'id'), ('center_contacts', 'id'),
    ('import_rows', 'import_id || ''/'' || number'), ('center_former_slugs', 'slug'),
    ('center_former_ids', 'id'), ('source_records', 'source_id || ''/'' || key'),
    ('differences', 'id'), ('center_changes', 'set_id || ''/'' || number')
$$;
