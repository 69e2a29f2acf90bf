-- A deleted center that can be restored reserves its slug, and so do the pages beside those of the
-- centers, such as /centers/sheet. This is plpgsql because a SQL function with SECURITY DEFINER is
-- planned again for every call.
CREATE OR REPLACE FUNCTION is_slug_kept(candidate text) RETURNS boolean LANGUAGE plpgsql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN candidate IN ('sheet', 'hoja') OR EXISTS (SELECT 1 FROM deleted_centers
    WHERE slug = candidate AND deleted_at > now() - interval '30 days');
END
$$;
