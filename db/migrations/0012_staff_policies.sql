ALTER POLICY "activities_read" ON "activities" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "activities_insert" ON "activities" TO directory_staff WITH CHECK ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "center_additional_info_insert" ON "center_additional_info" TO directory_staff WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_additional_info_update" ON "center_additional_info" TO directory_staff USING ((select app_role()) = 'admin') WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_additional_info_delete" ON "center_additional_info" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_categories_insert" ON "center_categories" TO directory_staff WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_categories_update" ON "center_categories" TO directory_staff USING ((select app_role()) = 'admin') WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_categories_delete" ON "center_categories" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_former_slugs_insert" ON "center_former_slugs" TO directory_staff WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_former_slugs_update" ON "center_former_slugs" TO directory_staff USING ((select app_role()) = 'admin') WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_former_slugs_delete" ON "center_former_slugs" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_opening_hours_insert" ON "center_opening_hours" TO directory_staff WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_opening_hours_update" ON "center_opening_hours" TO directory_staff USING ((select app_role()) = 'admin') WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_opening_hours_delete" ON "center_opening_hours" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "treatment_centers_insert" ON "treatment_centers" TO directory_staff WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "treatment_centers_update" ON "treatment_centers" TO directory_staff USING ((select app_role()) = 'admin') WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "treatment_centers_delete" ON "treatment_centers" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "deleted_centers_read" ON "deleted_centers" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "deleted_centers_delete" ON "deleted_centers" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "comments_insert" ON "comments" TO directory_member,directory_staff WITH CHECK (user_id = app_user_id() and (select app_role()) is not null);--> statement-breakpoint
ALTER POLICY "comments_update" ON "comments" TO directory_member,directory_staff USING (user_id = app_user_id() and (select app_role()) is not null) WITH CHECK (user_id = app_user_id() and (select app_role()) is not null);--> statement-breakpoint
ALTER POLICY "comments_delete" ON "comments" TO directory_member,directory_staff USING (user_id = app_user_id() and (select app_role()) is not null);--> statement-breakpoint
ALTER POLICY "comments_delete_staff" ON "comments" TO directory_staff USING ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "profiles_read_staff" ON "profiles" TO directory_staff USING ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "profiles_update_own" ON "profiles" TO directory_member,directory_staff USING (id = app_user_id() and (select app_role()) is not null);--> statement-breakpoint
ALTER POLICY "profiles_update_admin" ON "profiles" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "profiles_delete_admin" ON "profiles" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "reports_insert" ON "reports" TO directory_member,directory_staff WITH CHECK (reporter_id = app_user_id() and (select app_role()) is not null and status = 'open');--> statement-breakpoint
ALTER POLICY "reports_read" ON "reports" TO directory_staff USING ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "reports_update" ON "reports" TO directory_staff USING ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "reviews_read_staff" ON "reviews" TO directory_staff USING ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "reviews_insert" ON "reviews" TO directory_member,directory_staff WITH CHECK (user_id = app_user_id() and (select app_role()) is not null and status = 'pending');--> statement-breakpoint
ALTER POLICY "reviews_update_own" ON "reviews" TO directory_member,directory_staff USING (user_id = app_user_id() and (select app_role()) is not null) WITH CHECK (user_id = app_user_id() and (select app_role()) is not null and status = 'pending');--> statement-breakpoint
ALTER POLICY "reviews_update_staff" ON "reviews" TO directory_staff USING ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "reviews_delete" ON "reviews" TO directory_member,directory_staff USING (user_id = app_user_id() and (select app_role()) is not null);--> statement-breakpoint
ALTER POLICY "reviews_delete_staff" ON "reviews" TO directory_staff USING ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "user_roles_read_staff" ON "user_roles" TO directory_staff USING ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "user_roles_insert" ON "user_roles" TO directory_staff WITH CHECK ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "user_roles_update" ON "user_roles" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "user_roles_delete" ON "user_roles" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "votes_read_admin" ON "votes" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "votes_insert" ON "votes" TO directory_member,directory_staff WITH CHECK (user_id = app_user_id() and (select app_role()) is not null);--> statement-breakpoint
ALTER POLICY "votes_update" ON "votes" TO directory_member,directory_staff USING (user_id = app_user_id() and (select app_role()) is not null) WITH CHECK (user_id = app_user_id() and (select app_role()) is not null);--> statement-breakpoint
ALTER POLICY "votes_delete" ON "votes" TO directory_member,directory_staff USING (user_id = app_user_id() and (select app_role()) is not null);--> statement-breakpoint
ALTER POLICY "messages_read" ON "messages" TO directory_staff USING ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "messages_update" ON "messages" TO directory_staff USING ((select app_role()) in ('admin', 'moderator'));--> statement-breakpoint
ALTER POLICY "messages_delete" ON "messages" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "center_views_read" ON "center_views" TO directory_staff USING ((select app_role()) = 'admin');--> statement-breakpoint
ALTER POLICY "empty_searches_read" ON "empty_searches" TO directory_staff USING ((select app_role()) = 'admin');