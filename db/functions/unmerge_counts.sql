-- Takes the merged center's views, call plan and beds from the kept one.
CREATE OR REPLACE FUNCTION unmerge_counts(was center_merges) RETURNS void LANGUAGE plpgsql
  SET search_path = public, pg_temp AS $$
DECLARE
  plan call_plans := jsonb_populate_record(NULL::call_plans, was.contents -> 'call_plans' -> 0);
  kept_plan call_plans := jsonb_populate_record(NULL::call_plans, was.contents -> 'kept_plan' -> 0);
BEGIN
  DELETE FROM center_views v USING jsonb_populate_recordset(NULL::center_views, was.contents -> 'center_views') old
    WHERE v.center_id = was.kept_center_id AND v.day = old.day AND v.views <= old.views;
  UPDATE center_views v SET views = v.views - old.views
    FROM jsonb_populate_recordset(NULL::center_views, was.contents -> 'center_views') old
    WHERE v.center_id = was.kept_center_id AND v.day = old.day;
  DELETE FROM bed_availability b
    USING jsonb_populate_recordset(NULL::bed_availability, was.contents -> 'bed_availability') old
    WHERE b.center_id = was.kept_center_id AND b.reported_at = old.reported_at;
  -- A plan that staff changed since stays.
  IF NOT EXISTS (SELECT 1 FROM field_checks WHERE center_id = was.kept_center_id AND field = 'phone'
      AND checked_at > was.merged_at) THEN
    DELETE FROM call_plans WHERE center_id = was.kept_center_id
      AND note IS NOT DISTINCT FROM nullif(left(concat_ws(E'\n', kept_plan.note, plan.note), 1000), '');
    IF FOUND THEN PERFORM put_back('call_plans', was.contents -> 'kept_plan'); END IF;
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION unmerge_counts(center_merges) FROM PUBLIC;
